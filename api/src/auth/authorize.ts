import type { Access } from "@topout/shared/contract";
import { hasAccess, type Roles } from "@topout/shared/domain";
import { sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { AuthError } from "./errors.ts";
import type { Actor } from "./actor.ts";

/**
 * How a transaction locks the row of its user. With `key share`, transactions of one user run concurrently. With `no key
 * update`, they run one after another.
 */
export type UserLock = "key share" | "no key update";

/** @throws {AuthError} if the user does not have the access. */
export function requireAccess(access: Access, user: Roles): void {
  if (hasAccess(access, user)) return;
  throw new AuthError(access === "verified" ? "unverified" : "forbidden");
}

/**
 * Checks in a transaction that the user still has the session and the access, because the request may have started
 * minutes ago. Locks both rows until the transaction ends: a concurrent sign-out, deactivation or demotion waits for
 * it. All transactions lock users before sessions.
 * @throws {AuthError} without an active session or the required access.
 */
export async function authorize(
  tx: Transaction,
  { id, sessionId, access }: Actor,
  { lock = "key share" }: { readonly lock?: UserLock },
): Promise<void> {
  const { rows } = await tx.execute<Record<keyof Roles, boolean>>(sql`
    select is_superuser, is_verified, route_setter
    from users join sessions on sessions.user_id = users.id
    where users.id = ${id} and users.is_active
      and sessions.id = ${sessionId} and sessions.expires_at > now()
    for ${sql.raw(lock)} of users for key share of sessions`);
  const [user] = rows;
  if (!user) throw new AuthError("signed-out");
  requireAccess(access, user);
}
