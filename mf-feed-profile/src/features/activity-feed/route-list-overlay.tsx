import { useOverlayState, useRoutePanel } from "@topout/shared/platform";

import type { FeedEntry } from "./model/timeline.ts";
import { RouteListDialog } from "./route-list-dialog.tsx";

/** The overlay state of the route list. Its value is the id of the open activity. */
export const useRouteList = () => useOverlayState("routeList");

/** Shows the routes of the open activity. The route panel replaces the list, and the back button returns to it. */
export function RouteListOverlay({ entries }: { entries: readonly FeedEntry[] }) {
  const { value: openId, close } = useRouteList();
  const { routeId } = useRoutePanel();
  const entry = entries.find(({ id }) => id === openId);

  if (entry?.type !== "activity" || routeId !== undefined) return null;
  return <RouteListDialog activity={entry.activity} onClose={close} />;
}
