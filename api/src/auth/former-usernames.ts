import { and, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";

import type { Database, DatabaseReader, Transaction } from "../database/database.ts";
import { formerUsernames, users } from "../database/schema.ts";
import { normalizeAccountName } from "./normalize-account-name.ts";
import { RateLimitError } from "./errors.ts";

/** For this time, links with a former username lead to its user, and no other user can have it. */
const RESERVATION = sql`interval '90 days'`;
const CHANGE_INTERVAL = sql`interval '7 days'`;

const isReserved = gt(formerUsernames.changed_at, sql`now() - ${RESERVATION}`);
const isName = (username: string) => eq(formerUsernames.name, normalizeAccountName(username));

/** Whether a row of `users` is the one that had the username. */
export const hadUsername = (username: string): SQL => sql`${users.id} = (
  select ${formerUsernames.user_id} from ${formerUsernames} where ${and(isName(username), isReserved)})`;

/** Whether the username is reserved for another user. Without a user, for anyone. */
export async function isReservedForOther(
  db: DatabaseReader | Transaction,
  username: string,
  userId?: string,
): Promise<boolean> {
  const isOther = userId === undefined ? undefined : ne(formerUsernames.user_id, userId);
  return (await db.$count(formerUsernames, and(isName(username), isReserved, isOther))) > 0;
}

/** @throws {RateLimitError} if the user has changed the username in the last week. */
export async function requireUsernameChangeAllowed(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from max(changed_at) + ${CHANGE_INTERVAL} - now()))::int as wait
    from ${formerUsernames} where ${eq(formerUsernames.user_id, userId)}`);
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw new RateLimitError(wait, "You can change your username once a week.");
}

/** Reserves the previous username of a user. The user takes back the new one, if it is a former one. */
export async function reserveFormerUsername(
  tx: Transaction,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const name = normalizeAccountName(from);
  const values = { name, user_id: userId, changed_at: sql`now()` };
  await tx.insert(formerUsernames).values(values).onConflictDoUpdate({
    target: formerUsernames.name,
    set: values,
  });
  await tx.delete(formerUsernames).where(and(isName(to), eq(formerUsernames.user_id, userId)));
}

export const deleteExpiredFormerUsernames = async (db: Database): Promise<void> => {
  await db
    .delete(formerUsernames)
    .where(lt(formerUsernames.changed_at, sql`now() - ${RESERVATION}`));
};
