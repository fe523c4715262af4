import type { Reset, UserRef } from "@topout/shared/contract";

const RECENT_MS = 10 * 60_000;

/** Returns a setter, other than the current user, who added a route to the reset in the last 10 minutes. */
export function findPlacingSetter(
  { setters }: Pick<Reset, "setters">,
  { currentUserId, now }: { readonly currentUserId: string | undefined; readonly now: Date },
): UserRef | undefined {
  const isRecent = (id: string) => Math.abs(now.getTime() - getCreationTime(id)) < RECENT_MS;
  return setters.find(
    ({ id, username, routes }) =>
      // A deleted account has no name.
      id !== currentUserId && username !== "" && routes.some(isRecent),
  );
}

/** The ids of new routes are UUIDs of version 7: the first 48 bits are the time of creation. */
const getCreationTime = (id: string): number =>
  Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
