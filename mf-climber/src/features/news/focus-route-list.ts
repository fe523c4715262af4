import { ROUTE_LIST_HEADING_ID } from "../../gym-routes/route-list-heading-id.ts";
import { runAfterPaint } from "../../run-after-paint.ts";

/** How long the code of the filtered list may take to load. */
const MAX_LOAD_MS = 3_000;

/** Moves the focus to the heading of the list. Scrolls to it when the filtered list is painted. */
export function focusRouteList(): void {
  const heading = document.getElementById(ROUTE_LIST_HEADING_ID);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  runAfterPaint(() => scrollWhileGrowing(heading));
}

/** The page cannot scroll to the heading before the list below it is rendered. Any input of the user stops it. */
function scrollWhileGrowing(heading: HTMLElement): void {
  const observer = new ResizeObserver(() => heading.scrollIntoView({ block: "start" }));
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  setTimeout(stop, MAX_LOAD_MS);
  for (const input of ["pointerdown", "wheel", "keydown"]) {
    addEventListener(input, stop, { once: true, passive: true });
  }
}
