import { useEffect, useState } from "react";

import { createStore, useRoutePanel, useStore } from "@topout/shared/platform";

/**
 * Holds the selected route of a dashboard. It is a store because a state of the dashboard would re-render thousands of
 * dots when the user selects one.
 */
const createSelectedRouteStore = (routeId: string | null) => createStore(() => ({ routeId }));

export type SelectedRouteStore = ReturnType<typeof createSelectedRouteStore>;

/** Creates the store of a dashboard. A route that opens in the panel becomes the selected one. */
export function useSelectedRouteStore(): SelectedRouteStore {
  const { routeId: openRouteId } = useRoutePanel();
  const [store] = useState(() => createSelectedRouteStore(openRouteId ?? null));
  useEffect(() => {
    if (openRouteId !== undefined) store.setState({ routeId: openRouteId });
  }, [openRouteId, store]);
  return store;
}

/** Returns the selected route. While the panel is open that is its route, and `select` shows another one in it. */
export function useRouteSelection(store: SelectedRouteStore) {
  const { routeId: openRouteId, open } = useRoutePanel();
  const selectedId = useStore(store, ({ routeId }) => routeId);
  const select = (routeId: string) =>
    openRouteId === undefined ? store.setState({ routeId }) : open(routeId);
  return { selectedId: openRouteId ?? selectedId, select, open };
}
