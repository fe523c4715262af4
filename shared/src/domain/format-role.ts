import { formatDate } from "./calendar-dates.ts";

interface TeamRole {
  readonly role: "manager" | "setter";
  /** The last day of the role, as a calendar date. */
  readonly until: string | null;
}

/** "Setter", "Setter until 12 Dec 2026". */
export function formatRole({ role, until }: TeamRole): string {
  if (until === null) return role === "manager" ? "Manager" : "Setter";
  const date = formatDate(until);
  return role === "manager" ? `Manager until ${date}` : `Setter until ${date}`;
}

/** What an invitation to a team offers. */
export const formatOffer = (role: TeamRole["role"], gymName: string): string =>
  role === "manager" ? `Manage ${gymName}` : `Set at ${gymName}`;
