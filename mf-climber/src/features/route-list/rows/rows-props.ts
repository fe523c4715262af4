import type { ListedRoute } from "../../../gym-routes/listed-route.ts";

export interface RouteRowsProps {
  routes: readonly ListedRoute[];
  onOpen: (routeId: string) => void;
}
