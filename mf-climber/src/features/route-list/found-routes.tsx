import { Card } from "@topout/shared/ui";

import type { ListedRoute } from "../../gym-routes/listed-route.ts";
import { RouteRow } from "./route-row.tsx";

interface FoundRoutesProps {
  routes: readonly ListedRoute[];
  onOpenRoute: (routeId: string) => void;
}

/** What a search has found, of every circuit, with nothing to unfold. */
export function FoundRoutes({ routes, onOpenRoute }: FoundRoutesProps) {
  return (
    <Card as="ul">
      {routes.map((listed) => (
        <li key={listed.route.id}>
          <RouteRow listed={listed} onOpen={onOpenRoute} />
        </li>
      ))}
    </Card>
  );
}
