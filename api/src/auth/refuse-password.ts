import { getPasswordError } from "@topout/shared/domain";

import { ProblemError } from "../errors/problem-error.ts";
import { isCommonPassword } from "./common-passwords.ts";

export interface PasswordRules {
  readonly passwordMinLength: number;
  readonly passwordRefuseCommon: boolean;
}

interface NewPassword {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** @throws {ProblemError} with that code and the reason, where the password is no good. */
export function refusePassword(
  { passwordMinLength, passwordRefuseCommon }: PasswordRules,
  { password, ...owner }: NewPassword,
  code: "REGISTER_INVALID_PASSWORD" | "RESET_PASSWORD_INVALID_PASSWORD",
): void {
  const reason = getPasswordError(password, owner, {
    minLength: passwordMinLength,
    ...(passwordRefuseCommon && { isCommon: isCommonPassword }),
  });
  if (reason) throw new ProblemError(code, { reason });
}
