import type { SQL } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { invitations } from "../database/schema.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { getAccountKey } from "./account-key.ts";

/**
 * Deletes invitations and their emails in the outbox. The emails contain an address, possibly of a person without an
 * account.
 */
export async function removeInvitations(tx: Transaction, where: SQL | undefined): Promise<void> {
  const removed = await tx.delete(invitations).where(where).returning({ id: invitations.id });
  for (const { id } of removed) {
    await enqueue(tx, "delete-emails", { account: getAccountKey(id) });
  }
}
