import type { Registration } from "@topout/shared/contract";

import type { AppConfig } from "../../config/app-config.ts";
import type { PasswordHashes } from "../../auth/password-hashes.ts";
import { refusePassword } from "../../auth/refuse-password.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { createAuthStore } from "../auth/auth.store.ts";

interface Parts {
  readonly db: Database;
  readonly hashes: PasswordHashes;
  readonly config: Pick<AppConfig, "passwordMinLength" | "passwordRefuseCommon">;
}

/**
 * Opens an account that is an admin from the start. Its address counts as verified: who runs the machine vouches for it.
 * @throws {ProblemError} where the e-mail or the username is taken, or the password is no good.
 */
export async function createAdmin(
  { db, hashes, config }: Parts,
  admin: Registration,
): Promise<void> {
  refusePassword(config, admin, "REGISTER_INVALID_PASSWORD");
  const { password, ...owner } = admin;
  await createAuthStore(db).refuseTaken(owner);
  const password_hash = await hashes.make(password);
  await db.insert(users).values({ ...owner, password_hash, is_superuser: true, is_verified: true });
}
