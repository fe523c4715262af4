import { getPasswordError } from "@topout/shared/domain";

import type { PasswordRules } from "../../config/app-config.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { isCommonPassword } from "../../auth/common-passwords.ts";

interface NewPassword {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** @throws {ProblemError} with `code` and the reason, if the password violates a rule. */
export function validatePassword(
  { passwordMinLength, shouldRejectCommonPasswords }: PasswordRules,
  { password, ...account }: NewPassword,
  code: "REGISTER_INVALID_PASSWORD" | "RESET_PASSWORD_INVALID_PASSWORD",
): void {
  const reason = getPasswordError(password, account, {
    minLength: passwordMinLength,
    ...(shouldRejectCommonPasswords && { isCommon: isCommonPassword }),
  });
  if (reason) throw new ProblemError(code, { reason });
}
