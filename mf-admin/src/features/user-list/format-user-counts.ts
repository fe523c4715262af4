import { MAX_TOTAL, type User } from "@topout/shared/contract";
import { formatCount, formatTotal } from "@topout/shared/domain";

type Roles = Pick<User, "is_superuser" | "route_setter">;

/** "9 users · 1 admin · 3 route setters", or only "1,234 users" while not all of them are loaded or counted. */
export function formatUserCounts(users: readonly Roles[], total: number): string {
  if (users.length < total || total >= MAX_TOTAL) return formatTotal(total, "user");
  return [
    formatCount(users.length, "user"),
    formatCount(users.filter((user) => user.is_superuser).length, "admin"),
    formatCount(users.filter((user) => user.route_setter).length, "route setter"),
  ].join(" · ");
}
