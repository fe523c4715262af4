import type { Login } from "@topout/shared/contract";

import { provePassword } from "../../auth/prove-password.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { AuthParts } from "./auth-parts.ts";

/**
 * Signs in and answers with the access token. Whether an account is unknown, asleep or has another password, the answer
 * is the same, and comes after the same work.
 */
export async function login(
  parts: AuthParts,
  { username: email, password }: Login,
  address: string,
): Promise<string> {
  const user = isText(email) ? await parts.store.findByEmail(email) : undefined;
  const account = user?.is_active ? user : undefined;
  const proven = await provePassword(parts, { email, password, account, address });
  const token = await parts.sessions.open(proven);
  if (token === undefined) throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  return token;
}

/** PostgreSQL's text holds no NUL, so nobody is called so. */
const isText = (value: string) => !value.includes("\0");
