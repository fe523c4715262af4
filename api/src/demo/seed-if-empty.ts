import type { Database } from "../database/database.ts";
import { users } from "../database/schema.ts";
import type { Storage } from "../storage/storage.ts";

interface SeedOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly print: (line: string) => void;
}

/** Seeds the demo into a database without users. Loads the seeding code only then, because it needs sharp. */
export async function seedIfEmpty({ db, storage, print }: SeedOptions): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  if (user) return;
  print("Seeding the demo gym. This happens only once.");
  const { seedDemo } = await import("./seed.ts");
  await seedDemo({ db, storage, now: new Date() });
}
