import { asc, desc, eq } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import { formerUsernames, knownAddresses, removedClimbIds } from "../../../database/schema.ts";

/** Lists the former usernames that still lead to the user. */
export const listFormerUsernames = (db: DatabaseReader, userId: string) =>
  db
    .select({ username: formerUsernames.name, changed_at: formerUsernames.changed_at })
    .from(formerUsernames)
    .where(eq(formerUsernames.user_id, userId))
    .orderBy(desc(formerUsernames.changed_at), asc(formerUsernames.name));

/** Lists the networks from which the user has signed in, as they are stored. */
export const listNetworks = (db: DatabaseReader, userId: string) =>
  db
    .select({ network_hash: knownAddresses.address_hash, last_login: knownAddresses.last_seen })
    .from(knownAddresses)
    .where(eq(knownAddresses.user_id, userId))
    .orderBy(desc(knownAddresses.last_seen), asc(knownAddresses.address_hash));

/** Lists the removed climbs, of which only the ids are stored. */
export const listRemovedClimbs = (db: DatabaseReader, userId: string) =>
  db
    .select({ id: removedClimbIds.climb_id, removed_at: removedClimbIds.removed_at })
    .from(removedClimbIds)
    .where(eq(removedClimbIds.user_id, userId))
    .orderBy(desc(removedClimbIds.removed_at), asc(removedClimbIds.climb_id));
