import type { Action, MemberRole } from "@topout/shared/contract";

/** What of a user decides about permissions. */
export interface Staff {
  readonly is_superuser: boolean;
  readonly route_setter: boolean;
  readonly memberships: readonly {
    readonly gym: { readonly id: string };
    readonly role: MemberRole;
  }[];
}

interface Rule {
  /** Whether a user with the flag `route_setter` may do it in every gym. */
  readonly setters: boolean;
  /** Who may do it in their own gym. */
  readonly members: readonly MemberRole[];
}

/** Admins may do everything. */
const RULES: Readonly<Record<Action, Rule>> = {
  createGym: { setters: false, members: [] },
  editGym: { setters: false, members: ["manager"] },
  manageTeam: { setters: false, members: ["manager"] },
  setRoutes: { setters: true, members: ["manager", "setter"] },
  handleReports: { setters: false, members: ["manager"] },
  readAudit: { setters: false, members: ["manager"] },
  administer: { setters: false, members: [] },
};

/**
 * The only rule about roles. `gymId` is null for an action that concerns the whole installation. It is undefined if any
 * gym will do.
 */
export function can(
  user: Staff | undefined,
  action: Action,
  gymId: string | null | undefined,
): boolean {
  if (!user) return false;
  const { setters, members } = RULES[action];
  if (user.is_superuser || (setters && user.route_setter)) return true;
  return user.memberships.some(
    ({ gym, role }) => members.includes(role) && (gymId === undefined || gym.id === gymId),
  );
}
