import { useEffect, useState } from "react";

import { createStore, useRoutePanel, useStore } from "@topout/shared/platform";

/**
 * A dashboard's picked route. A store, and neither state nor context of the dashboard: a tap draws only those anew who
 * look at it, and React does not search thousands of dots for them.
 */
const createSelectedRouteStore = (routeId: string | null) => createStore(() => ({ routeId }));

export type SelectedRouteStore = ReturnType<typeof createSelectedRouteStore>;

export function useSelectedRouteStore(): SelectedRouteStore {
  const { routeId: opened } = useRoutePanel();
  const [picked] = useState(() => createSelectedRouteStore(opened ?? null));
  useEffect(() => {
    if (opened !== undefined) picked.setState({ routeId: opened });
  }, [opened, picked]);
  return picked;
}

/** The route picked last or, while the panel is open, the one that it shows; picking another turns the panel to it. */
export function useRouteSelection(picked: SelectedRouteStore) {
  const { routeId: opened, open } = useRoutePanel();
  const last = useStore(picked, ({ routeId }) => routeId);
  const pick = (routeId: string) =>
    opened === undefined ? picked.setState({ routeId }) : open(routeId);
  return { routeId: opened ?? last, pick, open };
}
