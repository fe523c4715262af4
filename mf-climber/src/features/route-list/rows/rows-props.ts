import type { GymRoute } from "../../../gym-routes/gym-route.ts";

export interface RouteRowsProps {
  routes: readonly GymRoute[];
  /** How much of the window lies below the list's head, in pixels, where that was tapped. */
  room?: number | undefined;
  onOpen: (routeId: string) => void;
}
