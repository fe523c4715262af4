import type { Route } from "@topout/shared/contract";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import { requireVersion } from "../../queries/require-rows.ts";
import type { ExpectedRoute } from "./find-repeated-change.ts";
import { recordRouteUpdate } from "./audited-route.ts";
import { lockRoute, readRoute } from "./stored-route.ts";
import { lockCurrentSet, restoreRoute, stripRoute } from "./strip-route.ts";

/** A route that has the new status already counts as stored. */
type StatusChange = ExpectedRoute;

export const createStatusWrites = (changes: Changes) => ({
  /**
   * Removes a live route from the wall. Its climbs, projects and videos remain.
   * @throws {ProblemError} 404 for an unknown route, STALE if `version` is not the current version.
   */
  strip: (id: string, { version, acceptStored }: StatusChange, actor: Actor): Promise<Route> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const route = await lockRoute(tx, id);
      if (!acceptStored || route.status !== "stripped") requireVersion(route, version);
      if (route.status === "live") {
        await recordRouteUpdate(tx, { id, actor }, () => stripRoute(tx, id, actor));
        invalidate(`routes:${route.gym_id}`);
      }
      return readRoute(tx, id);
    }),

  /**
   * Moves a stripped route to the current set of its circuit. Its circuit does not change before the lock, because a
   * move changes the version.
   * @throws {ProblemError} like `strip`, and LIMIT_REACHED like `create`.
   */
  restore: (id: string, { version, acceptStored }: StatusChange, actor: Actor): Promise<Route> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const set_id = await lockCurrentSet(tx, id);
      const route = await lockRoute(tx, id);
      if (!acceptStored || route.status !== "live") requireVersion(route, version);
      if (route.status === "stripped") {
        await recordRouteUpdate(tx, { id, actor }, () => restoreRoute(tx, id, { set_id, route }));
        invalidate(`routes:${route.gym_id}`);
      }
      return readRoute(tx, id);
    }),
});
