import type { Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { requireVersion } from "../../database/require-version.ts";
import { routeColumns } from "../../database/route-columns.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../lists/changes.ts";
import { deleteLater } from "../../storage/delete-later.ts";
import { removeRoutes } from "./remove-routes.ts";

interface RouteValues extends Pick<
  typeof routes.$inferInsert,
  "name" | "set_id" | "x" | "y" | "grade" | "style" | "location"
> {
  /** Where they are left out those that are there stay. */
  readonly photo?: { readonly image: string; readonly thumbnail: string };
}

export const createRouteChangeStore = (changes: Changes) => ({
  /** @throws {ProblemError} 404 for a set that is not there. */
  create: ({ photo, ...values }: RouteValues): Promise<Route> =>
    changes.commit(async (tx, touch) => {
      const gym = await gymOfSet(tx, values.set_id);
      const [created] = await tx
        .insert(routes)
        .values({ ...values, ...photo })
        .returning({ id: routes.id });
      touch(`routes:${gym}`);
      return read(tx, created?.id ?? "");
    }),

  /**
   * @throws {ProblemError} 404 for a route or set that is not there, STALE for a route that is another version by now,
   *   CONFLICT for a set in another gym: the route's climbs stay where they were made.
   */
  update: (
    id: string,
    { photo, ...values }: RouteValues,
    version: number | undefined,
  ): Promise<Route> =>
    changes.commit(async (tx, touch) => {
      // In this order, as the deletion of a circuit holds them.
      const gym = await gymOfSet(tx, values.set_id);
      const route = await hold(tx, id);
      requireVersion(route, version);
      if (gym !== route.gym_id) {
        throw new ProblemError("CONFLICT", { message: "This set is in another gym." });
      }
      await tx
        .update(routes)
        .set({ ...values, ...photo, version: sql`${routes.version} + 1` })
        .where(eq(routes.id, id));
      if (photo) await deleteLater(tx, [route.image, route.thumbnail]);
      touch(`routes:${gym}`);
      return read(tx, id);
    }),

  /** @throws {ProblemError} 404 for a route that is not there. */
  remove: (id: string): Promise<void> =>
    changes.commit(async (tx, touch) => {
      const [route] = await place(tx).where(eq(routes.id, id));
      const removed = await removeRoutes(tx, [id]);
      if (!route || removed === 0) throw noRoute();
      touch(`routes:${route.gym_id}`);
    }),
});

export type RouteChangeStore = ReturnType<typeof createRouteChangeStore>;

const place = (tx: Transaction) =>
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

async function hold(tx: Transaction, id: string) {
  const [route] = await place(tx).where(eq(routes.id, id)).for("no key update", { of: routes });
  if (!route) throw noRoute();
  return route;
}

async function gymOfSet(tx: Transaction, id: string): Promise<string> {
  const [set] = await tx
    .select({ gym_id: circuits.gym_id })
    .from(sets)
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(eq(sets.id, id))
    .for("key share", { of: sets });
  if (!set) throw new ProblemError("NOT_FOUND", { message: "This set is not there any more." });
  return set.gym_id;
}

async function read(tx: Transaction, id: string): Promise<Route> {
  const [route] = await tx
    .select(routeColumns())
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(eq(routes.id, id));
  if (!route) throw new Error("The route was not stored");
  return route;
}

const noRoute = () =>
  new ProblemError("NOT_FOUND", { message: "This route is not there any more." });
