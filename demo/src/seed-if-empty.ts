import type { Database } from "@topout/api/database";
import { users } from "@topout/api/schema";
import type { Storage } from "@topout/api/storage";

interface SeedOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly print: (line: string) => void;
}

/** Seeds the demo into a database without users. Loads the seeding code only then, because it needs sharp. */
export async function seedIfEmpty(options: SeedOptions): Promise<void> {
  const [user] = await options.db.select({ id: users.id }).from(users).limit(1);
  if (user) return;
  options.print("Seeding the demo gyms. This happens only once.");
  const { seedDemo } = await import("./seed.ts");
  await seedDemo({ ...options, now: new Date() });
}
