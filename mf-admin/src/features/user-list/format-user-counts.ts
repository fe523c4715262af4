import type { User } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";

/** The server returns at most this many users. */
const MAX_USERS = 1_000;

/** "9 users · 1 admin · 3 route setters" */
export function formatUserCounts(
  users: readonly Pick<User, "is_superuser" | "route_setter">[],
): string {
  if (users.length >= MAX_USERS) return `The first ${MAX_USERS.toLocaleString("en-GB")} users`;
  return [
    formatCount(users.length, "user"),
    formatCount(users.filter((user) => user.is_superuser).length, "admin"),
    formatCount(users.filter((user) => user.route_setter).length, "route setter"),
  ].join(" · ");
}
