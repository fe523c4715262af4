import type { Circuit, CircuitList, Climb, Gym, Route, User } from "@topout/shared/contract";
import { findCurrentGym, toOrderedCircuits } from "@topout/shared/domain";
import { createGymRoutes, type GymRoute } from "@topout/shared/gym-map";

import {
  accountRequest,
  dashboardRequests,
  dashboardUserRequests,
  gymPlaceholder,
} from "../dashboard-requests.build.ts";

export interface MapData {
  readonly gym: Gym;
  readonly circuits: readonly Circuit[];
  readonly routes: readonly GymRoute[];
}

/** Reads the JSON of a URL. */
export type ReadJson = <T>(url: string) => Promise<T>;

interface Options {
  readonly isSignedIn: boolean;
  /** The gym that is selected on this device. */
  readonly selectedGymId: unknown;
}

/** Loads the data of the map. It is not validated, so the caller must handle any error. */
export async function loadMapData(
  read: ReadJson,
  { isSignedIn, selectedGymId }: Options,
): Promise<MapData | undefined> {
  const [gyms, me, climbs, projectIds] = await Promise.all([
    read<Gym[]>(dashboardRequests.gyms),
    isSignedIn ? read<User>(accountRequest) : undefined,
    isSignedIn ? read<Climb[]>(dashboardUserRequests.climbs) : [],
    isSignedIn ? read<string[]>(dashboardUserRequests.projects) : [],
  ]);
  const gym = findCurrentGym(gyms, selectedGymId, me?.home_gym);
  // The list contains only the first gyms. The screen loads another one on its own.
  if (!gym) return undefined;
  const withGymId = (url: string) => url.replaceAll(gymPlaceholder, encodeURIComponent(gym.id));
  const [routes, circuitList] = await Promise.all([
    read<Route[]>(withGymId(dashboardRequests.routes)),
    read<CircuitList>(withGymId(dashboardRequests.circuits)),
  ]);
  const circuits = toOrderedCircuits(circuitList);
  return { gym, circuits, routes: createGymRoutes({ routes, circuits, climbs, projectIds }) };
}
