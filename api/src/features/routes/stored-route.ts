import type { Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Transaction } from "../../database/database.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import type { RankRoutes } from "../../queries/rank-routes.ts";
import { createRouteNotFoundError, createSetNotFoundError } from "../../queries/require-rows.ts";
import { isCircuitOfRoute, isCircuitOfSet, routeColumns } from "../../queries/route-columns.ts";

export interface RoutePhoto {
  readonly image: string;
  readonly thumbnail: string;
}

export interface CreatedRoute {
  readonly route: Route;
  /** False if an earlier request with the same key created the route. */
  readonly isNew: boolean;
}

/**
 * Inserts a route and ranks its grade. Returns undefined if the id exists. Waits for a concurrent request that inserts the
 * same id.
 */
export async function insertRoute(
  tx: Transaction,
  values: typeof routes.$inferInsert,
  rankRoutes: RankRoutes,
): Promise<string | undefined> {
  const [route] = await tx
    .insert(routes)
    .values(values)
    .onConflictDoNothing({ target: routes.id })
    .returning({ id: routes.id });
  if (route) await rankRoutes([route.id]);
  return route?.id;
}

type RouteValues = PgUpdateSetSource<typeof routes>;

const setRoute = (tx: Transaction, id: string, values: RouteValues) =>
  tx
    .update(routes)
    .set({ ...values, version: sql`${routes.version} + 1` })
    .where(eq(routes.id, id));

/** Updates a route. A grade needs a rank: see `updateRankedRoute`. */
export const updateRoute: (
  tx: Transaction,
  id: string,
  values: RouteValues & { readonly grade?: undefined },
) => PromiseLike<unknown> = setRoute;

/** Updates a route. If the values have a grade, also ranks it. */
export async function updateRankedRoute(
  tx: Transaction,
  { id, ...values }: RouteValues & { readonly id: string },
  rankRoutes: RankRoutes,
): Promise<void> {
  await setRoute(tx, id, values);
  if (values.grade !== undefined) await rankRoutes([id]);
}

/** Locks the route, so that a concurrent change waits until the transaction ends. */
export async function lockRoute(tx: Transaction, id: string) {
  const [route] = await tx
    .select({
      version: routes.version,
      image: routes.image,
      thumbnail: routes.thumbnail,
      status: routes.status,
      leaves_on: routes.leaves_on,
      gym_id: routes.gym_id,
    })
    .from(routes)
    .where(eq(routes.id, id))
    .for("no key update");
  if (!route) throw createRouteNotFoundError();
  return route;
}

/**
 * Returns the gym of the set. Locks its circuit and then the set until the transaction ends, so that neither is deleted, and
 * no publication misses the routes. The removal of a circuit locks them in the same order.
 */
export async function lockSet(tx: Transaction, id: string): Promise<string> {
  const [set] = await tx
    .select({ gym_id: circuits.gym_id })
    .from(sets)
    .innerJoin(circuits, isCircuitOfSet)
    .where(eq(sets.id, id))
    .for("share", { of: [circuits, sets] });
  if (!set) throw createSetNotFoundError();
  return set.gym_id;
}

export async function readRoute(tx: Transaction, id: string): Promise<Route> {
  const [route] = await tx
    .select(routeColumns())
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .where(eq(routes.id, id));
  if (!route) throw new Error("Stored route not found");
  return route;
}
