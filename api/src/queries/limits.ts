import { type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import {
  circuits,
  gyms,
  invitations,
  memberships,
  resetRoutes,
  resets,
  routes,
  sets,
} from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { isActiveMembership, isPendingInvitation } from "./active-roles.ts";
import { isCircuitOfSet } from "./route-columns.ts";
import { isDraftReset } from "./reset-status.ts";
import { isOnTheWall } from "./route-status.ts";

interface Limit {
  /** Transactions that add to the same scope run one after another. */
  readonly scope: "gyms" | `gym:${string}`;
  readonly max: number;
  /** A query for the rows that count. */
  readonly rows: SQL;
  readonly message: string;
}

/**
 * Runs a statement that may add rows, and then counts them, at most one more than the limit. Concurrent additions wait, so
 * that they cannot exceed the limit together: an advisory lock, because a lock on the row of the gym would also block
 * climbs. The callback must not wait for a row that another transaction has locked, which could cause a deadlock.
 * @throws {ProblemError} LIMIT_REACHED if there are more rows.
 */
export async function addWithinLimit<T>(
  tx: Transaction,
  { scope, max, rows, message }: Limit,
  add: () => PromiseLike<T>,
): Promise<T> {
  await lockScope(tx, scope);
  const added = await add();
  const result = await tx.execute<{ is_exceeded: boolean }>(
    sql`select count(*) > ${max} as is_exceeded from (${rows} limit ${max + 1}) as counted`,
  );
  if (result.rows[0]?.is_exceeded) throw new ProblemError("LIMIT_REACHED", { message });
  return added;
}

/**
 * Waits for the other additions to the scope, until the transaction ends. A transaction that locks rows which an addition
 * changes calls this first, because locks in the other order would be a deadlock.
 */
export const lockScope = (tx: Transaction, scope: Limit["scope"]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${`limit:${scope}`}), 0))`);

/** Like `addWithinLimit`, with several limits. */
export const addWithinLimits = <T>(
  tx: Transaction,
  limits: readonly Limit[],
  add: () => PromiseLike<T>,
): PromiseLike<T> =>
  limits.reduce<() => PromiseLike<T>>((run, limit) => () => addWithinLimit(tx, limit, run), add)();

export const gymLimit: Limit = {
  scope: "gyms",
  max: 20_000,
  rows: sql`select from ${gyms}`,
  message: "Topout can have at most 20,000 gyms.",
};

export const createCircuitLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 200,
  rows: sql`select from ${circuits} where ${circuits.gym_id} = ${gymId}`,
  message: "A gym can have at most 200 circuits.",
});

export const createSetLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 10_000,
  rows: sql`select from ${sets} join ${circuits} on ${isCircuitOfSet} where ${circuits.gym_id} = ${gymId}`,
  message: "A gym can have at most 10,000 sets.",
});

/** The same routes as those of `isOnWall`. Reads only the current set of each circuit. */
export const createWallLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 5_000,
  rows: sql`
    select from ${circuits} join ${routes} on ${isOnTheWall} where ${circuits.gym_id} = ${gymId}`,
  message: "A gym can have at most 5,000 routes on the wall.",
});

/** The drafts of routes are those in drafts of resets. */
export const createDraftRouteLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 500,
  rows: sql`
    select from ${resets} join ${resetRoutes} on ${resetRoutes.reset_id} = ${resets.id}
    where ${resets.gym_id} = ${gymId} and ${isDraftReset}`,
  message: "A gym can have at most 500 new routes in drafts.",
});

export const createMemberLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 200,
  rows: sql`
    select from ${memberships} join ${gyms} on ${gyms.id} = ${memberships.gym_id}
    where ${gyms.id} = ${gymId} and ${isActiveMembership}`,
  message: "A team can have at most 200 members.",
});

export const createInvitationLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 200,
  rows: sql`
    select from ${invitations} join ${gyms} on ${gyms.id} = ${invitations.gym_id}
    where ${gyms.id} = ${gymId} and ${isPendingInvitation}`,
  message: "A gym can have at most 200 pending invitations.",
});

export const createResetLimit = (gymId: string): Limit => ({
  scope: `gym:${gymId}`,
  max: 20,
  rows: sql`select from ${resets} where ${resets.gym_id} = ${gymId} and ${isDraftReset}`,
  message: "A gym can have at most 20 drafts of resets.",
});
