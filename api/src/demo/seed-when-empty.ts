import type { Database } from "../database/database.ts";
import { users } from "../database/schema.ts";
import type { Storage } from "../storage/storage.ts";

interface Place {
  readonly db: Database;
  readonly storage: Storage;
  readonly say: (line: string) => void;
}

/** Fills a database that has no user yet. What it needs for that is loaded only then. */
export async function seedWhenEmpty({ db, storage, say }: Place): Promise<void> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (someone) return;
  say("Setting the demo gym: this happens once.");
  const { seedDemo } = await import("./seed.ts");
  await seedDemo({ db, storage, now: new Date() });
}
