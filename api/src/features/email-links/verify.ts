import type { UserRow } from "../../auth/account.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { EmailLinkParts } from "./email-link-parts.ts";

/** Takes the address for the account's own, for the link could only be read there. */
export async function verify({ store, links }: EmailLinkParts, token: string): Promise<UserRow> {
  const claims = await links.readVerify(token);
  if (!claims) throw new ProblemError("VERIFY_USER_BAD_TOKEN");
  const verified = await store.verify(claims.sub, claims.email);
  if (verified) return verified;

  const account = await store.findByEmail(claims.email);
  const isDone = account?.id === claims.sub && account.is_verified;
  throw new ProblemError(isDone ? "VERIFY_USER_ALREADY_VERIFIED" : "VERIFY_USER_BAD_TOKEN");
}
