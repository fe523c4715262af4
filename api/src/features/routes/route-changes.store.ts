import type { Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { requireVersion } from "../../database/require-version.ts";
import { routeColumns } from "../../database/route-columns.ts";
import { createRouteNotFoundError } from "../../database/require-route.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import { createSetNotFoundError } from "../../errors/not-found-errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { readAuditedRoute, recordRouteChange } from "./record-route-change.ts";
import { lockRoutes, removeRoutes } from "./remove-routes.ts";

export interface RoutePhoto {
  readonly image: string;
  readonly thumbnail: string;
}

interface RouteValues extends Pick<
  typeof routes.$inferInsert,
  "name" | "set_id" | "x" | "y" | "grade" | "style" | "location"
> {
  readonly photo?: RoutePhoto;
}

interface NewRoute extends RouteValues {
  /** Becomes the id of the route. */
  readonly idempotency_key?: string | undefined;
}

interface CreatedRoute {
  readonly route: Route;
  /** False if an earlier request with the same key created the route. */
  readonly isNew: boolean;
}

interface ExpectedVersion {
  /** The version on which the change is based. */
  readonly version: number | undefined;
}

interface RouteUpdate extends ExpectedVersion {
  /** The new values. Undefined fields do not change. */
  readonly change: { readonly [K in keyof RouteValues]?: RouteValues[K] | undefined };
}

export const createRouteChangeStore = (changes: Changes) => ({
  /**
   * Creates a route. A repeated call with the same key returns the stored route.
   * @throws {ProblemError} 404 for an unknown set.
   */
  create: (newRoute: NewRoute, actor: Actor): Promise<CreatedRoute> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const gymId = await lockSet(tx, newRoute.set_id);
      const created = await createOnce(tx, newRoute, actor);
      if (created.isNew) invalidate(`routes:${gymId}`);
      return created;
    }),

  /**
   * @throws {ProblemError} 404 for an unknown route or set. STALE if `version` is not the current version. CONFLICT for
   * a set in another gym, because the route's climbs belong to its gym.
   */
  update: (
    id: string,
    { change: { photo, ...values }, version }: RouteUpdate,
    actor: Actor,
  ): Promise<Route> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      // The removal of a circuit also locks sets before routes. The same order prevents deadlocks.
      const gymId = values.set_id === undefined ? undefined : await lockSet(tx, values.set_id);
      const route = await lockRoute(tx, id);
      requireVersion(route, version);
      if (gymId !== undefined && gymId !== route.gym_id) {
        throw new ProblemError("CONFLICT", { message: "This set belongs to another gym." });
      }
      const before = await readAuditedRoute(tx, id);
      await updateRoute(tx, id, { ...values, ...photo });
      if (photo) await enqueueFileDeletion(tx, [route.image, route.thumbnail]);
      await recordRouteChange(tx, actor, { before, after: await readAuditedRoute(tx, id) });
      invalidate(`routes:${route.gym_id}`);
      return readRoute(tx, id);
    }),

  /** @throws {ProblemError} 404 for an unknown route, STALE if `version` is not the current version. */
  remove: (id: string, { version }: ExpectedVersion, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await lockRoutes(tx, [id]);
      const [route] = await selectRoute(tx).where(eq(routes.id, id));
      if (!route) throw createRouteNotFoundError();
      requireVersion(route, version);
      const before = await readAuditedRoute(tx, id);
      await removeRoutes(tx, [id]);
      await recordRouteChange(tx, actor, { before });
      invalidate(`routes:${route.gym_id}`);
    }),
});

export type RouteChangeStore = ReturnType<typeof createRouteChangeStore>;

async function createOnce(
  tx: Transaction,
  { photo, idempotency_key: key, ...values }: NewRoute,
  actor: Actor,
): Promise<CreatedRoute> {
  const id = await insertRoute(tx, { ...values, ...photo, ...(key && { id: key }) });
  if (id === undefined) {
    if (photo) await enqueueFileDeletion(tx, [photo.image, photo.thumbnail]);
    return { route: await readRoute(tx, key ?? ""), isNew: false };
  }
  await recordRouteChange(tx, actor, { after: await readAuditedRoute(tx, id) });
  return { route: await readRoute(tx, id), isNew: true };
}

/** Returns undefined if the id exists. Waits for a concurrent request that inserts the same id. */
async function insertRoute(
  tx: Transaction,
  values: typeof routes.$inferInsert,
): Promise<string | undefined> {
  const [route] = await tx
    .insert(routes)
    .values(values)
    .onConflictDoNothing({ target: routes.id })
    .returning({ id: routes.id });
  return route?.id;
}

const updateRoute = (tx: Transaction, id: string, values: PgUpdateSetSource<typeof routes>) =>
  tx
    .update(routes)
    .set({ ...values, version: sql`${routes.version} + 1` })
    .where(eq(routes.id, id));

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

/** Locks the route before it joins the set, because a concurrent change can move the route to another set. */
async function lockRoute(tx: Transaction, id: string) {
  await tx.select({ id: routes.id }).from(routes).where(eq(routes.id, id)).for("no key update");
  const [route] = await selectRoute(tx).where(eq(routes.id, id));
  if (!route) throw createRouteNotFoundError();
  return route;
}

/** Returns the gym of the set. Locks the set against deletion until the transaction ends. */
async function lockSet(tx: Transaction, id: string): Promise<string> {
  const [set] = await tx
    .select({ gym_id: circuits.gym_id })
    .from(sets)
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(eq(sets.id, id))
    .for("key share", { of: sets });
  if (!set) throw createSetNotFoundError();
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
