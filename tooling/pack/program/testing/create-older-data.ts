import { createPasswordHasher, executeStatement, migrateTo } from "@topout/api/package-testing";
import { startPostgres } from "@topout/embedded-postgres";

/** The email of the account in the data. */
export const OLDER_EMAIL = "ana@gym.example";

/** Creates the data folder of an installation of version 1.0, with one account and without all later migrations. */
export async function createOlderData(dataDir: string, password: string): Promise<void> {
  const { url, stop } = await startPostgres(dataDir);
  try {
    await migrateTo(url, "user_search");
    const passwordHash = await createPasswordHasher().hash(password);
    await executeStatement(
      url,
      `insert into users (id, username, email, password_hash, is_verified)
       values (gen_random_uuid(), 'ana', '${OLDER_EMAIL}', '${passwordHash}', true)`,
    );
  } finally {
    await stop();
  }
}
