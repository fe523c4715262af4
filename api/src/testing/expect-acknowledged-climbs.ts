import { expect } from "vitest";

import { openDatabase } from "../database/database.ts";
import { climbs } from "../database/schema.ts";
import type { ClimbLoad } from "./climb-load.ts";

/** Expects that the database has all acknowledged climbs, and none that was never sent. */
export async function expectAcknowledgedClimbs(
  url: string,
  { acknowledged, sent }: Pick<ClimbLoad, "acknowledged" | "sent">,
): Promise<void> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    const rows = await db.select({ id: climbs.id }).from(climbs);
    const stored = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect([...stored].filter((id) => !sent.has(id))).toEqual([]);
  } finally {
    await close();
  }
}
