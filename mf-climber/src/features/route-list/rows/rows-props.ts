import type { GymRoute } from "@topout/shared/gym-map";
import type { RouteMark } from "@topout/shared/domain";

export interface RouteRowsProps {
  routes: readonly GymRoute[];
  /** The mark of all routes, if a heading explains it. */
  headingMark?: RouteMark | undefined;
  /** Height of the window below the section head when the user opened the section, in pixels. */
  visibleHeight?: number | undefined;
  onOpen: (routeId: string) => void;
}
