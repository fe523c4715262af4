import type { Route } from "@topout/shared/contract";
import { can, type Staff } from "@topout/shared/domain";

/** The user of a request for a route. */
export interface Viewer extends Staff {
  readonly id: string;
}

/** Whether the viewer sees the route. Only the setters of its gym see a draft. */
export const canSeeRoute = (
  { status, gym_id }: Pick<Route, "status" | "gym_id">,
  viewer: Viewer | undefined,
): boolean => status !== "draft" || can(viewer, "setRoutes", gym_id);
