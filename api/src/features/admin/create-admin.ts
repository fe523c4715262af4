import type { Registration } from "@topout/shared/contract";

import { recordChange } from "../../audit/record-change.ts";
import type { PasswordRules } from "../../config/app-config.ts";
import type { PasswordHasher } from "../../auth/password-hasher.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { createAuthStore } from "../account/auth/auth.store.ts";
import { createNameRulesReader } from "../account/name-rules.ts";
import { validatePassword } from "../account/validate-password.ts";

interface Dependencies {
  readonly db: Database;
  readonly passwordHasher: PasswordHasher;
  readonly config: PasswordRules;
}

/**
 * Creates an admin account. Its email is verified, because the operator of the server entered it.
 * @throws {ProblemError} if the email or the username is in use, or the password violates a rule.
 */
export async function createAdmin(
  { db, passwordHasher, config }: Dependencies,
  admin: Registration,
): Promise<void> {
  const readNameRules = createNameRulesReader(db);
  await validatePassword({ config, readNameRules }, admin, "REGISTER_INVALID_PASSWORD");
  const { password, ...user } = admin;
  await createAuthStore(db).requireUnusedEmailAndUsername(user);
  const password_hash = await passwordHasher.hash(password);
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ ...user, password_hash, is_superuser: true, is_verified: true })
      .returning({ id: users.id });
    if (!created) throw new Error("Inserted user not found");
    await recordChange(tx, null, {
      action: "create",
      object: { type: "user", id: created.id, name: "" },
      gymId: null,
      after: { is_superuser: true },
    });
  });
}
