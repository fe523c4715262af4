import { MAX_TOTAL, type User } from "@topout/shared/contract";
import { formatTotal, plural } from "@topout/shared/domain";

type Roles = Pick<User, "is_superuser" | "route_setter">;

/** "9 users · 1 admin · 3 route setters", or only "1,234 users" while not all of them are loaded or counted. */
export function formatUserCounts(users: readonly Roles[], total: number): string {
  const counted = plural(total, { one: "1 user", other: `${formatTotal(total)} users` });
  if (users.length < total || total >= MAX_TOTAL) return counted;
  const admins = users.filter((user) => user.is_superuser).length;
  const setters = users.filter((user) => user.route_setter).length;
  return [
    counted,
    plural(admins, { one: "1 admin", other: `${admins} admins` }),
    plural(setters, { one: "1 route setter", other: `${setters} route setters` }),
  ].join(" · ");
}
