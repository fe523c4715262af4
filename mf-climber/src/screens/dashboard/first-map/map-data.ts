import type {
  Circuit,
  CircuitList,
  Climb,
  Gym,
  GymPage,
  Route,
  User,
} from "@topout/shared/contract";
import { getDate, getVisitorNewSince, toOrderedCircuits } from "@topout/shared/domain";
import { createGymRoutes, type GymRoute } from "@topout/shared/gym-map";

import {
  accountRequest,
  dashboardRequests,
  dashboardUserRequests,
  gymPlaceholder,
} from "../dashboard-requests.build.ts";
import type { GymVisit } from "./load-visit.ts";

export interface MapData {
  readonly gym: Gym;
  readonly circuits: readonly Circuit[];
  /** Without the marks of new routes. */
  readonly routes: readonly GymRoute[];
  /** Undefined for visitors. */
  readonly visit: GymVisit | undefined;
  /** The time after which a route is new. It can arrive later than the lists. */
  readonly newSince: Promise<Date | null>;
}

/** Reads the JSON of a URL. */
export type ReadJson = <T>(url: string) => Promise<T>;

interface Options {
  readonly isSignedIn: boolean;
  /** The gym that is selected on this device. */
  readonly selectedGymId: string | null;
  /** The gym that visitors see, if the document names it. */
  readonly firstGymId?: string | undefined;
  /** Loads the visit of the user. Returns undefined for visitors. */
  readonly loadVisit: (gymId: string) => GymVisit | undefined;
}

/** Loads the data of the map. It is not validated, so the caller must handle any error. */
export async function loadMapData(
  read: ReadJson,
  { isSignedIn, loadVisit, ...gymIds }: Options,
): Promise<MapData | undefined> {
  const [me, climbs, projectIds] = isSignedIn ? await loadUserData(read) : [undefined, [], []];
  const gymId = await findGymId(read, gymIds, me);
  if (!gymId) return undefined;
  const visit = loadVisit(gymId);
  const { gym, routes, circuits } = await loadLists(read, gymId);
  const today = getDate(new Date(), gym.time_zone);
  return {
    gym,
    circuits,
    routes: createGymRoutes({ routes, circuits, climbs, projectIds, today }),
    visit,
    newSince: visit?.newSince ?? Promise.resolve(getVisitorNewSince(today)),
  };
}

const loadUserData = (read: ReadJson) =>
  Promise.all([
    read<User>(accountRequest),
    read<Climb[]>(dashboardUserRequests.climbs),
    read<string[]>(dashboardUserRequests.projects),
  ]);

const findGymId = async (
  read: ReadJson,
  { selectedGymId, firstGymId }: Pick<Options, "selectedGymId" | "firstGymId">,
  me: User | undefined,
) =>
  selectedGymId ??
  me?.home_gym ??
  firstGymId ??
  (await read<GymPage>(dashboardRequests.gyms)).data[0]?.id;

async function loadLists(read: ReadJson, gymId: string) {
  const withGymId = (url: string) => url.replaceAll(gymPlaceholder, encodeURIComponent(gymId));
  const [gym, routes, circuitList] = await Promise.all([
    read<Gym>(withGymId(dashboardRequests.gym)),
    read<Route[]>(withGymId(dashboardRequests.routes)),
    read<CircuitList>(withGymId(dashboardRequests.circuits)),
  ]);
  return { gym, routes, circuits: toOrderedCircuits(circuitList) };
}
