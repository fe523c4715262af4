import { ROUTE_LIST_HEADING_ID } from "../../gym-routes/route-list-heading-id.ts";
import { runAfterPaint } from "../../run-after-paint.ts";

/** Moves the focus to the heading of the list. Scrolls to it when the filtered list is painted. */
export function focusRouteList(): void {
  const heading = document.getElementById(ROUTE_LIST_HEADING_ID);
  heading?.focus({ preventScroll: true });
  runAfterPaint(() => heading?.scrollIntoView?.({ block: "start" }));
}
