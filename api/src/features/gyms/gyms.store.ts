import type { GradeScale, GradeTarget, Gym } from "@topout/shared/contract";
import { eq, type InferSelectModel, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { addWithinLimit, gymLimit } from "../../queries/limits.ts";
import { createGymNotFoundError } from "../../queries/require-rows.ts";
import { gyms } from "../../database/schema.ts";
import { createInvalidRequestError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { recordGymChange } from "../../audit/record-object-changes.ts";
import { byName } from "./by-name.ts";
import { applyGradingChange } from "./grade-scale.ts";
import { type GymSearchRequest, searchGyms } from "./search-gyms.ts";
import { assignCodes, type GymUpdate, updateGym } from "./update-gym.ts";

type GymRow = InferSelectModel<typeof gyms>;
interface NewGym extends Pick<GymRow, "name" | "location" | "about" | "layout" | "image"> {
  readonly time_zone?: string | null | undefined;
  readonly grade_scale?: GradeScale | null | undefined;
  readonly grade_targets?: GradeTarget[] | undefined;
  readonly screen_names?: boolean | undefined;
  /** Becomes the id of the gym. */
  readonly idempotency_key?: string | undefined;
}

interface CreatedGym {
  readonly gym: Gym;
  /** False if an earlier request with the same key created the gym. */
  readonly isNew: boolean;
}

/** A gym can have a layout of 128 KB, so that the list of more gyms would be too large. */
const MAX_LISTED_GYMS = 100;

/** Returns the id of the first gym of `list`. */
export async function findFirstGymId(db: DatabaseReader): Promise<string | undefined> {
  const [gym] = await db
    .select({ id: gyms.id })
    .from(gyms)
    .orderBy(...byName)
    .limit(1);
  return gym?.id;
}

/** Returns the first gyms by name, and the number of all gyms. */
async function listGyms(db: DatabaseReader): Promise<{ rows: Gym[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(gyms)
      .orderBy(...byName)
      .limit(MAX_LISTED_GYMS),
    db.$count(gyms),
  ]);
  return { rows: rows.map(toGym), total };
}

/** @throws {ProblemError} 404 for an unknown gym. */
async function getGym(db: DatabaseReader | Transaction, id: string): Promise<Gym> {
  const [gym] = await db.select().from(gyms).where(eq(gyms.id, id));
  if (!gym) throw createGymNotFoundError();
  return toGym(gym);
}

export const createGymStore = (db: DatabaseReader, changes: Changes) => ({
  list: () => listGyms(db),

  get: (id: string) => getGym(db, id),

  search: (request: GymSearchRequest, source: DatabaseReader = db) => searchGyms(source, request),

  /**
   * Creates a gym. A repeated call with the same key returns the stored gym.
   * @throws {ProblemError} 422 for an unknown time zone or an invalid scale, LIMIT_REACHED if there are too many gyms.
   */
  create: (gym: NewGym, actor: Actor): Promise<CreatedGym> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await requireTimeZone(tx, gym.time_zone);
      const created = await insertGym(tx, gym);
      if (!created) {
        await enqueueFileDeletion(tx, [gym.image]);
        return { gym: await getGym(tx, gym.idempotency_key ?? ""), isNew: false };
      }
      await recordGymChange(tx, actor, { after: created });
      invalidate(`gyms:${created.id}`);
      return { gym: toGym(created), isNew: true };
    }),

  /** @throws {ProblemError} 404 for an unknown gym, STALE if `version` is not the current version. */
  update: (id: string, update: GymUpdate, actor: Actor): Promise<Gym> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await requireTimeZone(tx, update.change.time_zone);
      return toGym(await updateGym(tx, { id, ...update }, { actor, invalidate }));
    }),
});

/** Returns undefined if the id exists. Waits for a concurrent request that inserts the same id. */
async function insertGym(
  tx: Transaction,
  { idempotency_key: key, ...gym }: NewGym,
): Promise<GymRow | undefined> {
  const grading = applyGradingChange({ grade_scale: null, grade_targets: [] }, gym);
  const [created] = await addWithinLimit(tx, gymLimit, () =>
    tx
      .insert(gyms)
      .values({ ...gym, ...grading, ...(key && { id: key }) })
      .onConflictDoNothing({ target: gyms.id })
      .returning(),
  );
  if (!created) return undefined;
  const [gymWithCodes] = await tx
    .update(gyms)
    .set({ layout: await assignCodes(tx, created.id, created.layout) })
    .where(eq(gyms.id, created.id))
    .returning();
  if (!gymWithCodes) throw new Error("Inserted gym not found");
  return gymWithCodes;
}

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

const toGym = (gym: GymRow): Gym => ({
  id: gym.id,
  name: gym.name,
  location: gym.location,
  about: gym.about,
  layout: gym.layout,
  has_image: gym.image !== null,
  time_zone: gym.time_zone,
  grade_scale: gym.grade_scale,
  grade_targets: gym.grade_targets,
  screen_names: gym.screen_names,
  version: gym.version,
});
