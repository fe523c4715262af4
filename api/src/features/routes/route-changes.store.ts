import type { Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { requireVersion } from "../../database/require-version.ts";
import { routeColumns } from "../../database/route-columns.ts";
import { routeNotFound } from "../../database/require-route.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../lists/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { removeRoutes } from "./remove-routes.ts";

export interface RoutePhoto {
  readonly image: string;
  readonly thumbnail: string;
}

interface RouteValues extends Pick<
  typeof routes.$inferInsert,
  "name" | "set_id" | "x" | "y" | "grade" | "style" | "location"
> {
  /** An update without a photo keeps the current one. */
  readonly photo?: RoutePhoto;
}

export const createRouteChangeStore = (changes: Changes) => ({
  /** @throws {ProblemError} 404 for an unknown set. */
  create: ({ photo, ...values }: RouteValues): Promise<Route> =>
    changes.commit(async (tx, touch) => {
      const gymId = await lockSet(tx, values.set_id);
      const [created] = await tx
        .insert(routes)
        .values({ ...values, ...photo })
        .returning({ id: routes.id });
      touch(`routes:${gymId}`);
      return readRoute(tx, created?.id ?? "");
    }),

  /**
   * @throws {ProblemError} 404 for an unknown route or set. STALE if the route has a newer version. CONFLICT for a set in
   *   another gym, because the route's climbs belong to its gym.
   */
  update: (
    id: string,
    { photo, ...values }: RouteValues,
    version: number | undefined,
  ): Promise<Route> =>
    changes.commit(async (tx, touch) => {
      // Removing a circuit locks sets before routes too. The same order prevents deadlocks.
      const gymId = await lockSet(tx, values.set_id);
      const route = await lockRoute(tx, id);
      requireVersion(route, version);
      if (gymId !== route.gym_id) {
        throw new ProblemError("CONFLICT", { message: "This set belongs to another gym." });
      }
      await tx
        .update(routes)
        .set({ ...values, ...photo, version: sql`${routes.version} + 1` })
        .where(eq(routes.id, id));
      if (photo) await enqueueFileDeletion(tx, [route.image, route.thumbnail]);
      touch(`routes:${gymId}`);
      return readRoute(tx, id);
    }),

  /** @throws {ProblemError} 404 for an unknown route. */
  remove: (id: string): Promise<void> =>
    changes.commit(async (tx, touch) => {
      const [route] = await selectRoute(tx).where(eq(routes.id, id));
      const removedCount = await removeRoutes(tx, [id]);
      if (!route || removedCount === 0) throw routeNotFound();
      touch(`routes:${route.gym_id}`);
    }),
});

export type RouteChangeStore = ReturnType<typeof createRouteChangeStore>;

const selectRoute = (tx: Transaction) =>
  tx
    .select({
      version: routes.version,
      image: routes.image,
      thumbnail: routes.thumbnail,
      gym_id: circuits.gym_id,
    })
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id));

async function lockRoute(tx: Transaction, id: string) {
  const [route] = await selectRoute(tx)
    .where(eq(routes.id, id))
    .for("no key update", { of: routes });
  if (!route) throw routeNotFound();
  return route;
}

/** Returns the gym of the set. The set cannot be deleted until the transaction ends. */
async function lockSet(tx: Transaction, id: string): Promise<string> {
  const [set] = await tx
    .select({ gym_id: circuits.gym_id })
    .from(sets)
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(eq(sets.id, id))
    .for("key share", { of: sets });
  if (!set) throw new ProblemError("NOT_FOUND", { message: "This set no longer exists." });
  return set.gym_id;
}

async function readRoute(tx: Transaction, id: string): Promise<Route> {
  const [route] = await tx
    .select(routeColumns())
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(eq(routes.id, id));
  if (!route) throw new Error("Stored route not found");
  return route;
}
