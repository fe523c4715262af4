import { useMe, useMyClimbs } from "@topout/shared/api";
import type { Video } from "@topout/shared/contract";
import { useMemo } from "react";

/**
 * - `covered`: the user has to ask for the video, because of the setting `guard_beta`.
 * - `unknown`: the account or the climbs are still loading.
 *
 * Nothing of a video may be loaded unless it is `visible`.
 */
export type BetaVisibility = "visible" | "covered" | "unknown";

/** Returns the function that decides which videos are covered until the user sends their routes. */
export function useBetaGuard(): (video: Pick<Video, "route" | "user">) => BetaVisibility {
  const { isSignedIn, user, isFetching } = useMe();
  const isGuarded = user?.settings.guard_beta ?? false;
  const { climbs, query } = useMyClimbs(isGuarded);
  const sentRoutes = useMemo(
    () => climbs && new Set(climbs.filter(({ sent }) => sent).map(({ route }) => route)),
    [climbs],
  );
  const pending = (isLoading: boolean) => (isLoading ? "unknown" : "covered");

  return (video) => {
    if (!isSignedIn) return "visible";
    if (!user) return pending(isFetching);
    if (!isGuarded || video.user === user.id) return "visible";
    if (!sentRoutes) return pending(query.isFetching);
    return sentRoutes.has(video.route) ? "visible" : "covered";
  };
}
