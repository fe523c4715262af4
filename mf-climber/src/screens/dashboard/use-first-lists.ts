import {
  circuitQueries,
  climbQueries,
  projectQueries,
  routeQueries,
  setQueries,
} from "@topout/shared/api";
import { type QueryClient, useQueryClient, useSession } from "@topout/shared/platform";
import { use, useState } from "react";

import { isFirstMapShown } from "./is-first-map-shown.ts";

/** Settles when the lists have loaded, or failed. A document has one first load. */
let firstLists: Promise<unknown> | undefined;

/**
 * Suspends a dashboard that mounts while the first map is shown, until it can show the lists. The document has received
 * them already. Otherwise React would replace the skeleton of the document with another one, and this one with the
 * dashboard. `gymId` is undefined if the gym is not loaded.
 */
export function useFirstLists(gymId: string | undefined): void {
  const client = useQueryClient();
  const isSignedIn = useSession(({ token }) => token !== null);
  // A dashboard that has mounted without a gym shows its own skeleton.
  const [initialGymId] = useState(gymId);
  // With a service worker, the map may show the lists of the last visit, while the network hangs.
  const hasServiceWorker = Boolean(navigator.serviceWorker?.controller);
  if (initialGymId === undefined || hasServiceWorker || !isFirstMapShown()) return;
  use(getFirstLists(client, initialGymId, isSignedIn));
}

const getFirstLists = (client: QueryClient, gymId: string, isSignedIn: boolean) =>
  (firstLists ??= Promise.all([
    client.prefetchQuery(routeQueries.listByGym(gymId)),
    client.prefetchQuery(circuitQueries.listByGym(gymId)),
    client.prefetchQuery(setQueries.listByGym(gymId)),
    isSignedIn && client.prefetchQuery(climbQueries.mine()),
    isSignedIn && client.prefetchQuery(projectQueries.mine()),
  ]));
