import { getPasswordError } from "@topout/shared/domain";

import { isCommonPassword } from "../../auth/common-passwords.ts";
import { isNamePassword } from "../../auth/name-passwords.ts";
import type { PasswordRules } from "../../config/app-config.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { NameRulesReader } from "./name-rules.ts";

interface NewPassword {
  readonly username: string;
  readonly display_name?: string | null | undefined;
  readonly email: string;
  readonly password: string;
}

interface Dependencies {
  readonly config: PasswordRules;
  readonly readNameRules: NameRulesReader;
}

/**
 * Call it before a transaction, because it can read the names of the gyms.
 * @throws {ProblemError} with `code` and the reason, if the password violates a rule.
 */
export async function validatePassword(
  { config, readNameRules }: Dependencies,
  { password, ...owner }: NewPassword,
  code: "REGISTER_INVALID_PASSWORD" | "RESET_PASSWORD_INVALID_PASSWORD",
): Promise<void> {
  const isPredictable = async () =>
    isNamePassword(password, owner, (await readNameRules()).isGymName) ||
    (await isCommonPassword(password));
  const reason = getPasswordError(password, owner, {
    minLength: config.passwordMinLength,
    isPredictable: config.shouldRejectCommonPasswords && (await isPredictable()),
  });
  if (reason) throw new ProblemError(code, { reason });
}
