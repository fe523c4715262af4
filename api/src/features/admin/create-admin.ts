import type { Registration } from "@topout/shared/contract";

import type { AppConfig } from "../../config/app-config.ts";
import type { PasswordHashes } from "../../auth/password-hashes.ts";
import { refusePassword } from "../../auth/refuse-password.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { createAuthStore } from "../auth/auth.store.ts";

interface Dependencies {
  readonly db: Database;
  readonly hashes: PasswordHashes;
  readonly config: Pick<AppConfig, "passwordMinLength" | "passwordRefuseCommon">;
}

/**
 * Creates an admin account. Its email counts as verified, because the operator of the server entered it.
 * @throws {ProblemError} if the email or the username is in use, or the password breaks a rule.
 */
export async function createAdmin(
  { db, hashes, config }: Dependencies,
  admin: Registration,
): Promise<void> {
  refusePassword(config, admin, "REGISTER_INVALID_PASSWORD");
  const { password, ...user } = admin;
  await createAuthStore(db).requireUnused(user);
  const password_hash = await hashes.make(password);
  await db.insert(users).values({ ...user, password_hash, is_superuser: true, is_verified: true });
}
