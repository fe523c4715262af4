import type {
  Circuit,
  CircuitList,
  Climb,
  Gym,
  GymPage,
  Route,
  User,
} from "@topout/shared/contract";
import { getDate, toOrderedCircuits } from "@topout/shared/domain";
import { createGymRoutes, type GymRoute } from "@topout/shared/gym-map";

import { getVisitorNewSince } from "../../../gym-routes/visitor-new-since.ts";
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
  /** The time after which a route is new. Null for users, whose visits are unknown. */
  readonly newSince: Date | null;
}

/** Reads the JSON of a URL. */
export type ReadJson = <T>(url: string) => Promise<T>;

interface Options {
  readonly isSignedIn: boolean;
  /** The gym that is selected on this device. */
  readonly selectedGymId: string | null;
  /** The gym that visitors see, if the document names it. */
  readonly firstGymId?: string | undefined;
}

/** Loads the data of the map. It is not validated, so the caller must handle any error. */
export async function loadMapData(
  read: ReadJson,
  { isSignedIn, selectedGymId, firstGymId }: Options,
): Promise<MapData | undefined> {
  const [me, climbs, projectIds] = await Promise.all([
    isSignedIn ? read<User>(accountRequest) : undefined,
    isSignedIn ? read<Climb[]>(dashboardUserRequests.climbs) : [],
    isSignedIn ? read<string[]>(dashboardUserRequests.projects) : [],
  ]);
  const gymId = selectedGymId ?? me?.home_gym ?? (await findFirstGymId(read, firstGymId));
  if (!gymId) return undefined;
  const withGymId = (url: string) => url.replaceAll(gymPlaceholder, encodeURIComponent(gymId));
  const [gym, routes, circuitList] = await Promise.all([
    read<Gym>(withGymId(dashboardRequests.gym)),
    read<Route[]>(withGymId(dashboardRequests.routes)),
    read<CircuitList>(withGymId(dashboardRequests.circuits)),
  ]);
  const circuits = toOrderedCircuits(circuitList);
  const today = getDate(new Date(), gym.time_zone);
  const newSince = getNewSince(isSignedIn, today);
  return {
    gym,
    circuits,
    newSince,
    routes: createGymRoutes({ routes, circuits, climbs, projectIds, today, newSince }),
  };
}

const findFirstGymId = async (read: ReadJson, firstGymId: string | undefined) =>
  firstGymId ?? (await read<GymPage>(dashboardRequests.gyms)).data[0]?.id;

const getNewSince = (isSignedIn: boolean, today: string) =>
  isSignedIn ? null : getVisitorNewSince(today);
