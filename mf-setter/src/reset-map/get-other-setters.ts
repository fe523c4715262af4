import type { UserRef } from "@topout/shared/contract";

interface RouteSetter extends UserRef {
  readonly routes: readonly string[];
}

/** The setters of routes by the ids of the routes, without the current user. */
export const getOtherSetters = (
  setters: readonly RouteSetter[],
  currentUserId: string | undefined,
): ReadonlyMap<string, UserRef> =>
  new Map(
    setters
      .filter(({ id }) => id !== currentUserId)
      .flatMap(({ routes, ...user }) => routes.map((id) => [id, user] as const)),
  );
