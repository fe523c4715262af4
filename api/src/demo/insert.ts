import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";

import type { Transaction } from "../database/database.ts";
import {
  activities,
  circuits,
  climbs,
  gyms,
  projects,
  reactions,
  routes,
  sets,
  users,
} from "../database/schema.ts";
import type { DemoPlan } from "./demo-plan.ts";
import type { StoredImages } from "./images.ts";
import {
  activityRows,
  circuitRows,
  climbRows,
  type GetPasswordHash,
  gymRow,
  projectRows,
  reactionRows,
  routeRows,
  setRows,
  userRows,
} from "./rows.ts";

/** PostgreSQL allows 65,535 parameters per statement. Our widest table has 17 columns. */
const BATCH_ROWS = 2_000;

interface InsertOptions {
  readonly images: StoredImages;
  readonly getPasswordHash: GetPasswordHash;
}

/** Inserts all rows of the demo, in the order of their foreign keys. */
export async function insertDemo(
  tx: Transaction,
  plan: DemoPlan,
  { images, getPasswordHash }: InsertOptions,
): Promise<void> {
  await insert(tx, gyms, [gymRow(plan, images)]);
  await insert(tx, users, userRows(plan, images, getPasswordHash));
  await insert(tx, circuits, circuitRows(plan));
  await insert(tx, sets, setRows(plan));
  await insert(tx, routes, routeRows(plan, images));
  await insert(tx, activities, activityRows(plan));
  await insert(tx, climbs, climbRows(plan));
  await insert(tx, reactions, reactionRows(plan));
  await insert(tx, projects, projectRows(plan));
}

async function insert<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: PgInsertValue<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await tx.insert(table).values(rows.slice(start, start + BATCH_ROWS));
  }
}
