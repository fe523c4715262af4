import { useEffect, useState } from "react";

import { createStore, useRoutePanel, useStore } from "@topout/shared/platform";

/**
 * Creates a store for the selected route of a dashboard. React state in the dashboard would re-render thousands of
 * dots on each selection.
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

/** Returns the selected route. While the panel is open, that is the open route, and `select` opens another one. */
export function useRouteSelection(store: SelectedRouteStore) {
  const { routeId: openRouteId, open } = useRoutePanel();
  const selectedId = useStore(store, ({ routeId }) => routeId);
  const select = (routeId: string) =>
    openRouteId === undefined ? store.setState({ routeId }) : open(routeId);
  return { selectedId: openRouteId ?? selectedId, select, open };
}
