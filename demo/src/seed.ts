import { randomUUID } from "node:crypto";

import { createTransactions, type Database } from "@topout/api/database";
import { enqueue } from "@topout/api/jobs";
import { users } from "@topout/api/schema";
import type { Storage } from "@topout/api/storage";
import { sql } from "drizzle-orm";

import { type DemoPlan, planDemo } from "./demo-plan.ts";
import { insertDemo } from "./insert.ts";
import { type StoredImages, storeImages } from "./images.ts";
import type { GetPasswordHash } from "./rows.ts";

/** The password of the demo accounts. */
const DEMO_PASSWORD = "topout-demo";

/** An advisory lock id that no other code uses. */
const SEED_LOCK_ID = 7_068_670;

interface SeedOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly print: (line: string) => void;
}

/**
 * Seeds the demo gyms into an empty database, and does nothing otherwise. Inserts all rows in one transaction at the end.
 * If the program stops before, the database stays empty, and the next start seeds it.
 */
export async function seedDemo({ db, storage, now, ...options }: SeedOptions): Promise<void> {
  const { hashPassword, print } = options;
  if (await hasUsers(db)) return;
  const storedKeys: string[] = [];
  const put: Storage["put"] = async (content) => {
    const key = await storage.put(content);
    storedKeys.push(key);
    return key;
  };
  const deleteStored = () => Promise.all(storedKeys.map((key) => storage.delete(key)));

  try {
    const plan = planDemo(now);
    const images = await storeImages(plan, { put, print });
    const getPasswordHash = await hashPasswords(hashPassword);
    const inserted = await insertOnce(db, { plan, images, getPasswordHash });
    if (!inserted) await deleteStored();
  } catch (error) {
    await deleteStored();
    throw error;
  }
}

interface DemoData {
  readonly plan: DemoPlan;
  readonly images: StoredImages;
  readonly getPasswordHash: GetPasswordHash;
}

/** If several processes start together, the first one inserts. The others wait for the lock and return false. */
async function insertOnce(db: Database, { plan, images, getPasswordHash }: DemoData) {
  const transactions = createTransactions(db);
  const inserted = await transactions.run(async (tx, invalidate) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK_ID})`);
    if (await hasUsers(tx)) return false;
    await insertDemo(tx, plan, { images, getPasswordHash });
    await enqueue(tx, "render-demo-videos", { now: plan.now.toISOString() });
    invalidate("gyms");
    invalidate("circuits");
    invalidate("sets");
    invalidate("routes");
    return true;
  });
  await transactions.close();
  return inserted;
}

const hasUsers = async (db: Pick<Database, "select">) => {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
};

/** Hashes the password of the demo accounts. All other users get the hash of one random password. */
async function hashPasswords(hash: SeedOptions["hashPassword"]): Promise<GetPasswordHash> {
  const [demoHash, randomHash] = await Promise.all([hash(DEMO_PASSWORD), hash(randomUUID())]);
  return ({ account }) => (account ? demoHash : randomHash);
}
