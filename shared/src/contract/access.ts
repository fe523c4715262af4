/** What a role permits. `can` in shared/domain has the roles of each action. */
export type Action =
  | "createGym"
  | "editGym"
  | "manageTeam"
  | "setRoutes"
  | "handleReports"
  | "readAudit"
  | "administer";

/** The fields of a request that name a gym, or a thing that belongs to one. */
export const GYM_FIELDS = [
  "gym_id",
  "circuit_id",
  "set_id",
  "route_id",
  "reset_id",
  "report_id",
  "note_id",
] as const;
export type GymField = (typeof GYM_FIELDS)[number];

/**
 * Which gym a request is about. `none`: the whole installation. `some`: any gym in which the user may do it. `each`: the
 * handler names the gym of each change.
 */
type GymSource =
  | "none"
  | "some"
  | "each"
  | { readonly params: GymField }
  | { readonly body: GymField };

/** An action in a gym. */
export interface Permission {
  readonly action: Action;
  readonly gym: GymSource;
  /** Users can call the endpoint for themselves, too: `user_id` in the path is theirs. */
  readonly orOneself?: true;
}

/** Who can call an endpoint. Every level except `all` requires a session. */
export type Access = "all" | "user" | "verified" | Permission;
