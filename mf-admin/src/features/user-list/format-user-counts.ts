import type { User } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";

type Roles = Pick<User, "is_superuser" | "route_setter">;

/** "9 users · 1 admin · 3 route setters", or only "1,234 users" while not all of them are loaded. */
export function formatUserCounts(users: readonly Roles[], total: number): string {
  if (users.length < total) return `${total.toLocaleString("en-GB")} users`;
  return [
    formatCount(users.length, "user"),
    formatCount(users.filter((user) => user.is_superuser).length, "admin"),
    formatCount(users.filter((user) => user.route_setter).length, "route setter"),
  ].join(" · ");
}
