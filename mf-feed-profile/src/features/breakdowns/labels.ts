import { parseStyleTags } from "@topout/shared/domain";

import type { Send } from "../../sends/get-sends.ts";

/** Where each send was: the area, and its gym too where another gym has an area of that name. */
export function getLocationLabels(
  sends: readonly Send[],
  gymName: (gymId: string) => string | undefined,
): string[] {
  const gyms = gymsByLocation(sends);
  return sends
    .filter(({ route }) => route.location !== "")
    .map(({ route: { location, gym_id } }) => {
      const gym = (gyms.get(location)?.size ?? 0) > 1 ? gymName(gym_id) : undefined;
      return gym === undefined ? location : `${location}, ${gym}`;
    });
}

function gymsByLocation(sends: readonly Send[]) {
  const gyms = new Map<string, Set<string>>();
  for (const { route } of sends) {
    gyms.set(route.location, (gyms.get(route.location) ?? new Set()).add(route.gym_id));
  }
  return gyms;
}

/** Every way of climbing that a send asked for; a send may have several. */
export const getStyleLabels = (sends: readonly Send[]): string[] =>
  sends.flatMap(({ route }) => parseStyleTags(route.style));
