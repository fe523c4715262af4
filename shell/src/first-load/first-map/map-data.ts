import type { CircuitList, Climb, Gym, Route, User } from "@topout/shared/contract";
import { findCurrentGym, toOrderedCircuits } from "@topout/shared/domain";
import { createGymRoutes, type GymRoute } from "@topout/shared/gym-map";

/** The URLs of the data. `gymIdPlaceholder` stands for the id of the gym. */
export interface MapUrls {
  readonly gyms: string;
  readonly routes: string;
  readonly circuits: string;
  readonly me: string;
  readonly climbs: string;
  readonly projects: string;
  readonly gymIdPlaceholder: string;
}

export interface MapData {
  readonly gym: Gym;
  readonly routes: readonly GymRoute[];
}

/** Reads the JSON of a URL. */
export type ReadJson = <T>(url: string) => Promise<T>;

interface Options {
  readonly urls: MapUrls;
  readonly isSignedIn: boolean;
  /** The gym that is selected on this device. */
  readonly selectedGymId: unknown;
}

/** Loads the data of the map. It is not validated, so the caller must handle any error. */
export async function loadMapData(
  read: ReadJson,
  { urls, isSignedIn, selectedGymId }: Options,
): Promise<MapData | undefined> {
  const [gyms, me, climbs, projectIds] = await Promise.all([
    read<Gym[]>(urls.gyms),
    isSignedIn ? read<User>(urls.me) : undefined,
    isSignedIn ? read<Climb[]>(urls.climbs) : [],
    isSignedIn ? read<string[]>(urls.projects) : [],
  ]);
  const gym = findCurrentGym(gyms, selectedGymId, me?.home_gym);
  if (!gym) return undefined;
  const withGymId = (url: string) => url.replace(urls.gymIdPlaceholder, encodeURIComponent(gym.id));
  const [routes, circuits] = await Promise.all([
    read<Route[]>(withGymId(urls.routes)),
    read<CircuitList>(withGymId(urls.circuits)),
  ]);
  const gymData = { routes, circuits: toOrderedCircuits(circuits), climbs, projectIds };
  return { gym, routes: createGymRoutes(gymData) };
}
