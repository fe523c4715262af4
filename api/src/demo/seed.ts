import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { createPasswordHashes } from "../auth/password-hashes.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { createChanges } from "../lists/changes.ts";
import type { Storage } from "../storage/storage.ts";
import { type DemoPlan, planDemo } from "./demo-plan.ts";
import { insertDemo } from "./insert.ts";
import { type Pictures, storePictures } from "./pictures.ts";
import type { PasswordOf } from "./rows.ts";

/** What the demo's three known accounts sign in with. */
const DEMO_PASSWORD = "topout-demo";

/** Any number that nobody else locks with. */
const SEEDING = 7_068_670;

export interface Seeding {
  readonly db: Database;
  readonly storage: Storage;
  readonly now: Date;
}

/**
 * Sets the demo gym into an empty database, and leaves any other alone. Rows come last and all at once: a start that
 * was cut off leaves an empty database, and the next one seeds it whole.
 */
export async function seedDemo({ db, storage, now }: Seeding): Promise<void> {
  if (await isInhabited(db)) return;
  const stored: string[] = [];
  const put: Storage["put"] = async (content) => {
    const key = await storage.put(content);
    stored.push(key);
    return key;
  };
  const takeBack = () => Promise.all(stored.map((key) => storage.delete(key)));

  try {
    const plan = planDemo(now);
    const pictures = await storePictures(put, plan);
    const seeded = await insertOnce(db, { plan, pictures, passwordOf: await passwords() });
    if (!seeded) await takeBack();
  } catch (error) {
    await takeBack();
    throw error;
  }
}

interface Demo {
  readonly plan: DemoPlan;
  readonly pictures: Pictures;
  readonly passwordOf: PasswordOf;
}

/** Of several processes that start at once, one seeds; the others wait and find it done. */
const insertOnce = (db: Database, { plan, pictures, passwordOf }: Demo) =>
  createChanges(db).commit(async (tx, touch) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING})`);
    if (await isInhabited(tx)) return false;
    await insertDemo(tx, plan, { pictures, passwordOf });
    await enqueue(tx, "film-demo", { now: plan.now.toISOString() });
    touch("gyms");
    touch("circuits");
    touch("sets");
    touch("routes");
    return true;
  });

const isInhabited = async (db: Pick<Database, "select">) => {
  const someone = await db.select({ id: users.id }).from(users).limit(1);
  return someone.length > 0;
};

/** The other climbers share a password that nobody knows. */
async function passwords(): Promise<PasswordOf> {
  const { make } = createPasswordHashes();
  const [known, unknown] = await Promise.all([make(DEMO_PASSWORD), make(randomUUID())]);
  return ({ account }) => (account ? known : unknown);
}
