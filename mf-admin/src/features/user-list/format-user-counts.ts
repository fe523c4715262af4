import type { User } from "@topout/shared/contract";

/** The server returns at most this many users. */
const MAX_USERS = 1_000;

const plural = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** "9 users · 1 admin · 3 route setters" */
export function formatUserCounts(
  users: readonly Pick<User, "is_superuser" | "route_setter">[],
): string {
  if (users.length >= MAX_USERS) return `The first ${MAX_USERS.toLocaleString("en-GB")} users`;
  return [
    plural(users.length, "user"),
    plural(users.filter((user) => user.is_superuser).length, "admin"),
    plural(users.filter((user) => user.route_setter).length, "route setter"),
  ].join(" · ");
}
