import type { GymScreen, ScreenRoute } from "@topout/shared/contract";

export interface BetaClip {
  readonly id: string;
  readonly route: ScreenRoute;
}

/** The videos whose routes are on the map. */
export const listClips = ({ videos, routes }: GymScreen): BetaClip[] =>
  videos.flatMap(({ id, route_id }) => {
    const route = routes.find((candidate) => candidate.id === route_id);
    return route ? { id, route } : [];
  });
