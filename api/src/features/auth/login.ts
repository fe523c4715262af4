import type { Login } from "@topout/shared/contract";

import { limitRules, networkOf } from "../../auth/rate-limits.ts";
import { ProblemError } from "../../http/problem.ts";
import type { AuthParts } from "./auth-parts.ts";

/**
 * Signs in and answers with the access token. Whether an account is unknown, asleep or has another password, the answer
 * is the same, and comes after the same work.
 */
export async function login(
  { config, store, hashes, sessions, limits }: AuthParts,
  { username: email, password }: Login,
  address: string,
): Promise<string> {
  const rules = limitRules(config.limits);
  const account = email.toLowerCase();
  const network = networkOf(address);
  await limits.check(rules.loginsOfAccount, account);
  await limits.check(rules.loginsFromAddress, network);

  const user = isText(email) ? await store.findByEmail(email) : undefined;
  const matched = await hashes.matches(password, user?.is_active ? user.password_hash : undefined);
  if (!user || !matched) {
    await limits.take(rules.loginsOfAccount, account);
    await limits.take(rules.loginsFromAddress, network);
    throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  }
  // Guesses that were made at the same time may have used up the tries meanwhile.
  await limits.check(rules.loginsOfAccount, account);
  return sessions.open(user.id);
}

/** PostgreSQL's text holds no NUL, so nobody is called so. */
const isText = (value: string) => !value.includes("\0");
