import type { Gym } from "@topout/shared/contract";
import { compareNaturally } from "@topout/shared/domain";
import { asc, eq, type InferSelectModel, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { addWithinLimit, gymLimit } from "../../queries/limits.ts";
import { createGymNotFoundError } from "../../queries/require-rows.ts";
import { requireVersion } from "../../queries/require-rows.ts";
import { gyms } from "../../database/schema.ts";
import { createInvalidRequestError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { regroupActivities } from "../climbs/regroup-activities.ts";
import { recordGymChange } from "../../audit/record-object-changes.ts";
import { relocateRoutes } from "./relocate-routes.ts";

type GymRow = InferSelectModel<typeof gyms>;
type NewGym = Pick<GymRow, "name" | "location" | "about" | "layout" | "image"> & {
  readonly time_zone?: string | null | undefined;
};

interface GymUpdate {
  /** The new values. Undefined fields do not change. */
  readonly change: { readonly [K in keyof NewGym]?: NewGym[K] | undefined };
  /** The version on which the change is based. */
  readonly version: number | undefined;
}

/** Sorts the rows by name. Rows that are ordered by id keep that order if their names are equal. */
const sortGyms = <Row extends Pick<GymRow, "name">>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => compareNaturally(a.name, b.name));

/** A gym can have a layout of 128 KB, so that the list of more gyms would be too large. */
const MAX_LISTED_GYMS = 100;

/** Returns the ids of all gyms, in the order of `list`. */
async function listIds(db: DatabaseReader): Promise<string[]> {
  const rows = await db.select({ id: gyms.id, name: gyms.name }).from(gyms).orderBy(asc(gyms.id));
  return sortGyms(rows).map(({ id }) => id);
}

/** Returns the id of the first gym of `list`. */
export const findFirstGymId = async (db: DatabaseReader): Promise<string | undefined> =>
  (await listIds(db))[0];

/** Returns the first gyms by name, and the number of all gyms. */
async function listGyms(db: DatabaseReader): Promise<{ rows: Gym[]; total: number }> {
  const ids = await listIds(db);
  const rows = await db
    .select()
    .from(gyms)
    .where(inIds(gyms.id, ids.slice(0, MAX_LISTED_GYMS)))
    .orderBy(asc(gyms.id));
  return { rows: sortGyms(rows).map(toGym), total: ids.length };
}

export const createGymStore = (db: DatabaseReader, changes: Changes) => ({
  list: () => listGyms(db),

  /** @throws {ProblemError} 422 for an unknown time zone, LIMIT_REACHED if there are too many gyms. */
  create: (gym: NewGym, actor: Actor): Promise<Gym> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await requireTimeZone(tx, gym.time_zone);
      const [created] = await addWithinLimit(tx, gymLimit, () =>
        tx.insert(gyms).values(gym).returning(),
      );
      if (!created) throw new Error("Inserted gym not found");
      await recordGymChange(tx, actor, { after: created });
      invalidate("gyms");
      return toGym(created);
    }),

  /** @throws {ProblemError} 404 for an unknown gym, STALE if `version` is not the current version. */
  update: (id: string, { change, version }: GymUpdate, actor: Actor): Promise<Gym> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await requireTimeZone(tx, change.time_zone);
      const where = eq(gyms.id, id);
      const [gym] = await tx.select().from(gyms).where(where).for("no key update");
      if (!gym) throw createGymNotFoundError();
      requireVersion(gym, version);
      if (Object.values(change).every((value) => value === undefined)) return toGym(gym);

      const [updated] = await tx
        .update(gyms)
        .set({ ...change, version: sql`${gyms.version} + 1` })
        .where(where)
        .returning();
      if (!updated) throw new Error("Locked gym not found");
      if (gym.time_zone !== updated.time_zone) await regroupActivities(tx, id);
      if (gym.image !== updated.image) await enqueueFileDeletion(tx, [gym.image]);
      await recordGymChange(tx, actor, { before: gym, after: updated });
      const relocationCount = await relocateRoutes(tx, actor, { gym, areas: updated.layout.areas });
      if (relocationCount > 0) invalidate(`routes:${id}`);
      invalidate("gyms");
      return toGym(updated);
    }),
});

/**
 * Queries calculate dates in the time zone of the gym, so PostgreSQL must support it.
 * @throws {ProblemError} 422 for an unknown time zone.
 */
async function requireTimeZone(tx: Transaction, name: string | null | undefined): Promise<void> {
  if (!name) return;
  const { rowCount } = await tx.execute(
    sql`select from pg_timezone_names where lower(name) = lower(${name})`,
  );
  if (rowCount === 0) {
    throw createInvalidRequestError([
      { loc: ["body", "time_zone"], msg: "Choose another time zone", type: "value_error" },
    ]);
  }
}

export type GymStore = ReturnType<typeof createGymStore>;

const toGym = ({ id, name, location, about, layout, image, time_zone, version }: GymRow): Gym => ({
  id,
  name,
  location,
  about,
  layout,
  has_image: image !== null,
  time_zone,
  version,
});
