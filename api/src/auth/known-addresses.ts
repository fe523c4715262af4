import { createHash } from "node:crypto";

import { and, eq, lt, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { getDaysAgo } from "../database/get-days-ago.ts";
import { knownAddresses } from "../database/schema.ts";
import { toNetwork } from "./to-network.ts";

/** No user has an id of only zeros. */
const NO_USER = "00000000-0000-0000-0000-000000000000";

/** The addresses from which users have signed in. */
export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

export const createKnownAddresses = (db: Database) => ({
  /** Runs the same query without a user, so that its duration does not reveal whether an account exists. */
  has: async (userId: string | undefined, ipAddress: string): Promise<boolean> => {
    const id = userId ?? NO_USER;
    const isKnown = and(
      eq(knownAddresses.user_id, id),
      eq(knownAddresses.address_hash, hashAddress(id, ipAddress)),
    );
    return (await db.$count(knownAddresses, isKnown)) > 0;
  },

  add: async (userId: string, ipAddress: string): Promise<void> => {
    await db
      .insert(knownAddresses)
      .values({ user_id: userId, address_hash: hashAddress(userId, ipAddress) })
      .onConflictDoUpdate({
        target: [knownAddresses.user_id, knownAddresses.address_hash],
        set: { last_seen: sql`now()` },
      });
  },

  deleteExpired: async (maxAgeDays: number): Promise<void> => {
    await db.delete(knownAddresses).where(lt(knownAddresses.last_seen, getDaysAgo(maxAgeDays)));
  },
});

const hashAddress = (userId: string, ipAddress: string): string =>
  createHash("sha256")
    .update(`${userId} ${toNetwork(ipAddress)}`)
    .digest("base64url");
