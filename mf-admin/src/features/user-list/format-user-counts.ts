import type { User } from "@topout/shared/contract";

/** The server sends no more at once. */
const MOST = 1_000;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** "9 users · 1 admin · 3 route setters" */
export function formatUserCounts(
  users: readonly Pick<User, "is_superuser" | "route_setter">[],
): string {
  if (users.length >= MOST) return `The first ${MOST.toLocaleString("en-GB")} users`;
  return [
    counted(users.length, "user"),
    counted(users.filter((user) => user.is_superuser).length, "admin"),
    counted(users.filter((user) => user.route_setter).length, "route setter"),
  ].join(" · ");
}
