import type { Access } from "@topout/shared/contract";
import { can, hasAccess, type Staff } from "@topout/shared/domain";
import { type SQL, sql } from "drizzle-orm";

import type { DatabaseReader, Transaction } from "../database/database.ts";
import { findGymId } from "../queries/find-gym-id.ts";
import { AuthError } from "./errors.ts";
import type { Actor } from "./actor.ts";
import { lockMemberships } from "./memberships.ts";

/**
 * How a transaction locks the row of its user. With `key share`, transactions of one user run concurrently. With `no key
 * update`, they run one after another.
 */
export type UserLock = "key share" | "no key update";

interface Roles extends Staff {
  readonly is_verified: boolean;
}

/** @throws {AuthError} if the user does not have the access in any gym. */
export function requireAccess(access: Access, user: Roles): void {
  if (hasAccess(access, user)) return;
  throw new AuthError(access === "verified" ? "unverified" : "forbidden");
}

/**
 * Checks the permission in the gym of the request, if it names one.
 * @throws {AuthError} without the permission.
 * @throws {ProblemError} 404 if what the request names does not exist.
 */
export async function requirePermission(
  db: DatabaseReader | Transaction,
  user: Staff,
  { access, gym, isOneself }: Actor,
): Promise<void> {
  if (typeof access === "string" || !gym) return;
  const gymId = await findGymId(db, gym);
  if (!isOneself && !can(user, access.action, gymId)) throw new AuthError("other-gym");
}

interface AuthorizeOptions {
  readonly lock?: UserLock;
  /** Whether to store the transaction as the last write of the session. */
  readonly recordsWrite?: boolean;
}

/**
 * Checks in a transaction that the user still has the session and the access, because the request may have started
 * minutes ago. Locks the rows until the transaction ends: a concurrent sign-out, deactivation, demotion or end of a
 * membership waits for it. All transactions lock users before sessions, and both before memberships.
 * @throws {AuthError} without an active session or the required access.
 * @throws {ProblemError} like `requirePermission`.
 */
export async function authorize(
  tx: Transaction,
  actor: Actor,
  options: AuthorizeOptions,
): Promise<void> {
  const { id, access } = actor;
  const { rows } = await tx.execute<Record<Exclude<keyof Roles, "memberships">, boolean>>(
    lockRoles(actor, options),
  );
  const [user] = rows;
  if (!user) throw new AuthError("signed-out");
  const memberships = typeof access === "object" ? await lockMemberships(tx, id) : [];
  requireAccess(access, { ...user, memberships });
  if (typeof access === "object" && access.gym === "each" && !actor.gym) {
    throw new Error("The change does not name its gym");
  }
  await requirePermission(tx, { ...user, memberships }, actor);
}

function lockRoles(actor: Actor, { lock = "key share", recordsWrite }: AuthorizeOptions): SQL {
  const roles = selectRoles(actor, lock);
  return recordsWrite ? recordLastWrite(actor, roles) : roles;
}

const selectRoles = ({ id, sessionId }: Actor, lock: UserLock): SQL => sql`
  select is_superuser, is_verified, route_setter
  from users join sessions on sessions.user_id = users.id
  where users.id = ${id} and users.is_active
    and sessions.id = ${sessionId} and sessions.expires_at > now()
  for ${sql.raw(lock)} of users for key share of sessions`;

/** In the same statement, because each statement takes a round trip. PostgreSQL locks the rows first. */
const recordLastWrite = ({ sessionId }: Actor, roles: SQL): SQL => sql`
  with roles as materialized (${roles}), recorded as (
    update sessions set last_write = pg_current_xact_id()::text::bigint
    from roles where sessions.id = ${sessionId}
  )
  select * from roles`;
