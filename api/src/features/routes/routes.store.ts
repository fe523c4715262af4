import type { Dependents, Route, SentBy, SingleRoute } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import { recordRouteChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { routes } from "../../database/schema.ts";
import type { Viewer } from "../../queries/can-see-route.ts";
import { addWithinLimit, createWallLimit } from "../../queries/limits.ts";
import { increaseResetVersion, lockResetOfDraft } from "../../queries/lock-draft-resets.ts";
import { gymOfRoute, lockGradeScale, type RankRoutes } from "../../queries/rank-routes.ts";
import {
  createRouteNotFoundError,
  requireSameGym,
  requireVersion,
} from "../../queries/require-rows.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { countDependents } from "./count-dependents.ts";
import { createDraftWrites } from "./draft-writes.ts";
import { type ExpectedRoute, findRepeatedChange } from "./find-repeated-change.ts";
import { listRoutes, listRoutesWithCounts, type RouteFilter } from "./list-routes.ts";
import { readAuditedRoute, recordRouteUpdate } from "./audited-route.ts";
import { readSenders } from "./read-senders.ts";
import { readSingleRoute } from "./read-single-route.ts";
import { removeDrafts } from "./remove-drafts.ts";
import { lockRoutes, removeRoutes } from "./remove-routes.ts";
import {
  type CreatedRoute,
  insertRoute,
  lockRoute,
  lockSet,
  readRoute,
  type RoutePhoto,
  updateRankedRoute,
} from "./stored-route.ts";
import { requireGymOfRoute, requirePublished } from "./require-route.ts";
import { createStatusWrites } from "./status-writes.ts";
import { requireAnnounceable } from "./strip-route.ts";

interface RouteValues extends Pick<
  typeof routes.$inferInsert,
  "name" | "x" | "y" | "grade" | "style" | "location"
> {
  readonly set_id: string;
  readonly photo?: RoutePhoto;
}

interface NewRoute extends RouteValues {
  /** Becomes the id of the route. */
  readonly idempotency_key?: string | undefined;
}

interface RouteUpdate extends ExpectedRoute {
  /** The new values. Undefined fields do not change. */
  readonly change: { readonly [K in keyof RouteValues]?: RouteValues[K] | undefined } & {
    readonly leaves_on?: string | null | undefined;
  };
}

const createReads = (db: DatabaseReader) => ({
  /** Lists routes by creation time. With `userId`, each route includes that user's sends and attempts. */
  list: (filter: RouteFilter, userId?: string): Promise<Route[]> =>
    userId === undefined ? listRoutes(db, filter) : listRoutesWithCounts(db, filter, userId),

  /** @throws {ProblemError} 404 for an unknown route. */
  get: (id: string, viewer: Viewer | undefined): Promise<SingleRoute> =>
    readSingleRoute(db, id, viewer),

  /** See `readSenders`. */
  getSentBy: (routeId: string, viewerId: string | undefined): Promise<SentBy> =>
    readSenders(db, routeId, viewerId),

  /** @throws {ProblemError} 404 for an unknown route. */
  countDependents: async (id: string): Promise<Dependents> => {
    const counts = await countDependents(db, eq(routes.id, id));
    if (counts.routes === 0) throw createRouteNotFoundError();
    return counts;
  },
});

const createWrites = (changes: Changes) => ({
  /**
   * Creates a route. A repeated call with the same key returns the stored route.
   * @throws {ProblemError} 404 for an unknown set, LIMIT_REACHED if the gym has too many routes on the wall.
   */
  create: (newRoute: NewRoute, actor: Actor): Promise<CreatedRoute> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const gymId = await lockSet(tx, newRoute.set_id);
      const rankRoutes = await lockGradeScale(tx, gymId);
      const add = () => createOnce(tx, newRoute, { actor, gymId, rankRoutes });
      const created = await addWithinLimit(tx, createWallLimit(gymId), add);
      if (created.isNew) invalidate(`routes:${gymId}`);
      return created;
    }),

  /**
   * @throws {ProblemError} 404 for an unknown route or set. STALE if `version` is not the current version. CONFLICT for
   * a draft, a set in another gym, because the route's climbs belong to its gym, or a day that the route cannot leave on.
   * LIMIT_REACHED like `create`.
   */
  update: (
    id: string,
    { change: { photo, ...values }, version, acceptStored }: RouteUpdate,
    actor: Actor,
  ): Promise<Route> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      // The removal of a circuit also locks sets before routes. The same order prevents deadlocks.
      const gymId = values.set_id === undefined ? undefined : await lockSet(tx, values.set_id);
      const rankRoutes = await lockGradeScale(tx, gymOfRoute(id));
      const route = await lockRoute(tx, id);
      requirePublished(route);
      const repeated = acceptStored && (await findRepeatedChange(tx, route, { id, photo, values }));
      if (repeated) return repeated;
      requireVersion(route, version);
      if (gymId !== undefined) requireGymOfRoute(route, gymId);
      if (values.leaves_on) await requireAnnounceable(tx, route, values.leaves_on);
      const update = () => updateRankedRoute(tx, { id, ...values, ...photo }, rankRoutes);
      await recordRouteUpdate(tx, { id, actor }, () =>
        gymId ? addWithinLimit(tx, createWallLimit(gymId), update) : update(),
      );
      if (photo) await enqueueFileDeletion(tx, [route.image, route.thumbnail]);
      invalidate(`routes:${route.gym_id}`);
      return readRoute(tx, id);
    }),

  /**
   * @throws {ProblemError} 404 for an unknown route, STALE if `version` is not the current version, CONFLICT for a draft
   * with climbs.
   */
  remove: (id: string, { version }: Pick<ExpectedRoute, "version">, actor: Actor): Promise<void> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const { gym_id, status } = await removeRoute(tx, id, { version, actor });
      if (status !== "draft") invalidate(`routes:${gym_id}`);
    }),
});

export const createRouteStore = (db: DatabaseReader, changes: Changes) => ({
  ...createReads(db),
  ...createWrites(changes),
  ...createStatusWrites(changes),
  ...createDraftWrites(changes),
});

export type RouteStore = ReturnType<typeof createRouteStore>;

interface CreateContext {
  readonly actor: Actor;
  readonly gymId: string;
  readonly rankRoutes: RankRoutes;
}

async function createOnce(
  tx: Transaction,
  { photo, idempotency_key: key, ...values }: NewRoute,
  { actor, gymId, rankRoutes }: CreateContext,
): Promise<CreatedRoute> {
  const id = await insertRoute(
    tx,
    { ...values, ...photo, setter_id: actor.id, ...(key && { id: key }) },
    rankRoutes,
  );
  if (id === undefined) {
    const stored = await readRoute(tx, key ?? "");
    requireSameGym(stored, gymId);
    if (photo) await enqueueFileDeletion(tx, [photo.image, photo.thumbnail]);
    return { route: stored, isNew: false };
  }
  await recordRouteChange(tx, actor, { after: await readAuditedRoute(tx, id) });
  return { route: await readRoute(tx, id), isNew: true };
}

async function removeRoute(
  tx: Transaction,
  id: string,
  { version, actor }: Pick<ExpectedRoute, "version"> & { readonly actor: Actor },
) {
  const reset = await lockResetOfDraft(tx, id);
  await lockRoutes(tx, [id]);
  const route = await lockRoute(tx, id);
  if (!reset) requirePublished(route);
  requireVersion(route, version);
  const before = await readAuditedRoute(tx, id);
  await (reset ? removeDrafts(tx, [id]) : removeRoutes(tx, [id]));
  await recordRouteChange(tx, actor, { before });
  if (reset) await increaseResetVersion(tx, reset.id, actor.id);
  return route;
}
