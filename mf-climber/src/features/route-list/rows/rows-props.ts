import type { ListedRoute } from "../../../gym-routes/listed-route.ts";

export interface RouteRowsProps {
  routes: readonly ListedRoute[];
  /** How much of the window lies below the list's head, in pixels, where that was tapped. */
  room?: number | undefined;
  onOpen: (routeId: string) => void;
}
