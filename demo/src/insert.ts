import type { Transaction } from "@topout/api/database";
import {
  activities,
  areaCodes,
  circuits,
  climbs,
  gyms,
  memberships,
  notes,
  projects,
  reactions,
  reportDecisions,
  reportReasons,
  reports,
  routes,
  sets,
  users,
  votes,
} from "@topout/api/schema";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";

import { toAreaCodeRows } from "./coded-layout.ts";
import type { DemoPlan, GymPlan } from "./demo-plan.ts";
import { toNoteRows, toVoteRows } from "./feedback-rows.ts";
import type { StoredImages } from "./images.ts";
import {
  toActivityRows,
  toCircuitRows,
  toClimbRows,
  type GetPasswordHash,
  toGymRow,
  toMembershipRows,
  toProjectRows,
  toReactionRows,
  toReportDecisionRows,
  toReportReasonRows,
  toReportRows,
  toRouteRows,
  toSetRows,
  toUserRows,
} from "./rows.ts";

/** PostgreSQL allows 65,535 parameters per statement. Our widest table has 17 columns. */
const BATCH_ROWS = 2_000;

interface InsertOptions {
  readonly images: StoredImages;
  readonly getPasswordHash: GetPasswordHash;
}

/** Inserts all rows of the demo. */
export async function insertDemo(
  tx: Transaction,
  { gyms: plans }: DemoPlan,
  options: InsertOptions,
): Promise<void> {
  for (const plan of plans) await insertGym(tx, plan, options);
}

/** Inserts the rows of a gym, in the order of their foreign keys. */
async function insertGym(
  tx: Transaction,
  plan: GymPlan,
  { images, getPasswordHash }: InsertOptions,
): Promise<void> {
  await insert(tx, gyms, [toGymRow(plan, images)]);
  await insert(tx, areaCodes, toAreaCodeRows(plan));
  await insert(tx, users, toUserRows(plan, images, getPasswordHash));
  await insert(tx, memberships, toMembershipRows(plan));
  await insert(tx, circuits, toCircuitRows(plan));
  await insert(tx, sets, toSetRows(plan));
  await insert(tx, routes, toRouteRows(plan, images));
  await insert(tx, activities, toActivityRows(plan));
  await insert(tx, climbs, toClimbRows(plan));
  await insert(tx, reactions, toReactionRows(plan));
  await insert(tx, projects, toProjectRows(plan));
  await insert(tx, votes, toVoteRows(plan));
  await insert(tx, notes, toNoteRows(plan));
  await insert(tx, reports, toReportRows(plan));
  await insert(tx, reportReasons, toReportReasonRows(plan));
  await insert(tx, reportDecisions, toReportDecisionRows(plan));
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
