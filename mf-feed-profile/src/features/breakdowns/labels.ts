import { parseStyleTags } from "@topout/shared/domain";

import type { Send } from "../../sends/get-sends.ts";

/** Returns the area of each send. Adds the gym if several gyms have an area with that name. */
export function getLocationLabels(
  sends: readonly Send[],
  getGymName: (gymId: string) => string | undefined,
): string[] {
  const gyms = groupGymsByLocation(sends);
  return sends
    .filter(({ route }) => route.location !== "")
    .map(({ route: { location, gym_id } }) => {
      const gym = (gyms.get(location)?.size ?? 0) > 1 ? getGymName(gym_id) : undefined;
      return gym === undefined ? location : `${location}, ${gym}`;
    });
}

function groupGymsByLocation(sends: readonly Send[]) {
  const gyms = new Map<string, Set<string>>();
  for (const { route } of sends) {
    gyms.set(route.location, (gyms.get(route.location) ?? new Set()).add(route.gym_id));
  }
  return gyms;
}

/** Returns the style tags of all sends. A route may have several tags. */
export const getStyleLabels = (sends: readonly Send[]): string[] =>
  sends.flatMap(({ route }) => parseStyleTags(route.style));
