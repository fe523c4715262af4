import type { ListedRoute } from "../../gym-routes/listed-route.ts";

/** What of the gym is shown, on the map and in the list alike. */
export interface Filters {
  readonly sent: boolean;
  readonly attempted: boolean;
  /** Projects only. */
  readonly projects: boolean;
  readonly hiddenCircuits: readonly string[];
}

/** Untouched routes always show: only what one has done can be hidden. */
export const passes = ({ route, state, project }: ListedRoute, filters: Filters): boolean =>
  !(state === "sent" && !filters.sent) &&
  !(state === "attempted" && !filters.attempted) &&
  (project || !filters.projects) &&
  !filters.hiddenCircuits.includes(route.circuit_id);

type InAddress = Pick<Filters, "sent" | "attempted" | "projects">;

const HIDE = "hide";
const PROJECTS = "projects";

/** Only what differs from the default view is in the address. */
export function fromAddress(params: URLSearchParams): InAddress {
  const hidden = (params.get(HIDE) ?? "").split(",");
  return {
    sent: !hidden.includes("sent"),
    attempted: !hidden.includes("attempted"),
    projects: params.get(PROJECTS) === "1",
  };
}

/** The address with these filters in it, and all else as it was. */
export function toAddress(before: URLSearchParams, { sent, attempted, projects }: InAddress) {
  const params = new URLSearchParams(before);
  const hidden = [!sent && "sent", !attempted && "attempted"].filter((state) => state !== false);
  if (hidden.length > 0) params.set(HIDE, hidden.join(","));
  else params.delete(HIDE);
  if (projects) params.set(PROJECTS, "1");
  else params.delete(PROJECTS);
  return params;
}
