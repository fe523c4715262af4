import { passwordRefusal } from "@topout/shared/domain";

import type { AppConfig } from "../app-config.ts";
import { ProblemError } from "../http/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";

type Rules = Pick<AppConfig, "passwordMinLength" | "passwordRefuseCommon">;

interface NewPassword {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** @throws {ProblemError} with that code and the reason, where the password is no good. */
export function refusePassword(
  { passwordMinLength, passwordRefuseCommon }: Rules,
  { password, ...owner }: NewPassword,
  code: "REGISTER_INVALID_PASSWORD" | "RESET_PASSWORD_INVALID_PASSWORD",
): void {
  const reason = passwordRefusal(password, owner, {
    minLength: passwordMinLength,
    ...(passwordRefuseCommon && { isCommon: isCommonPassword }),
  });
  if (reason) throw new ProblemError(code, { reason });
}
