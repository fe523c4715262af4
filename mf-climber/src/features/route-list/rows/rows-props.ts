import type { GymRoute } from "@topout/shared/gym-map";

export interface RouteRowsProps {
  routes: readonly GymRoute[];
  /** Height of the window below the section head when the user opened the section, in pixels. */
  visibleHeight?: number | undefined;
  onOpen: (routeId: string) => void;
}
