import type { PasswordReset } from "@topout/shared/contract";

import { refusePassword } from "../../auth/refuse-password.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { EmailLinkParts } from "./email-link-parts.ts";

/**
 * Sets the password and ends every session. A password that is refused leaves the link as good as it was. Who reads the
 * account's mail need not wait for what was guessed wrongly before.
 */
export async function resetPassword(
  { config, store, links, hashes, limits }: EmailLinkParts,
  { token, password }: PasswordReset,
): Promise<void> {
  const claims = await links.readReset(token);
  const account = claims && (await store.findById(claims.sub));
  if (!account || !links.isCurrent(claims, account)) throw badToken();

  refusePassword(config, { ...account, password }, "RESET_PASSWORD_INVALID_PASSWORD");
  const made = await hashes.make(password);
  // Of two who use one link at the same time, one is late.
  if (!(await store.replacePassword(account.id, account.password_hash, made))) throw badToken();
  await limits.clear("loginsPerAccount", account.email);
}

const badToken = () => new ProblemError("RESET_PASSWORD_BAD_TOKEN");
