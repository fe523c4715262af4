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
import type { Pictures } from "./pictures.ts";
import {
  activityRows,
  circuitRows,
  climbRows,
  gymRow,
  type PasswordOf,
  projectRows,
  reactionRows,
  routeRows,
  setRows,
  userRows,
} from "./rows.ts";

/** PostgreSQL takes 65,535 values in a statement; our widest table has 17 columns. */
const AT_ONCE = 2_000;

interface Filling {
  readonly pictures: Pictures;
  readonly passwordOf: PasswordOf;
}

/** Writes the whole demo, each table after those that it refers to. */
export async function insertDemo(
  tx: Transaction,
  plan: DemoPlan,
  { pictures, passwordOf }: Filling,
): Promise<void> {
  await insert(tx, gyms, [gymRow(plan, pictures)]);
  await insert(tx, users, userRows(plan, pictures, passwordOf));
  await insert(tx, circuits, circuitRows(plan));
  await insert(tx, sets, setRows(plan));
  await insert(tx, routes, routeRows(plan, pictures));
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
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + AT_ONCE));
  }
}
