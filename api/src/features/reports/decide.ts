import type { Report, ReportDecision } from "@topout/shared/contract";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { reportDecisions, reportReasons, reports, users } from "../../database/schema.ts";
import type { Invalidate } from "../../database/transactions.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { invalidateScreens } from "../../queries/invalidate-screens.ts";
import { createReportNotFoundError } from "../../queries/require-rows.ts";
import { isRepeatedDecision } from "./is-repeated-decision.ts";
import { recordDecision } from "./record-decision.ts";
import { lockSubject } from "./report-subject.ts";
import { removeSubject, restoreSubject } from "./removed-subject.ts";
import { readReport, UNDO_PERIOD, userRef } from "./stored-report.ts";
import { updateHidden } from "./update-hidden.ts";

type ReportRow = typeof reports.$inferSelect;

interface Decision extends ReportDecision {
  readonly id: string;
}

interface Context {
  readonly actor: Actor;
  readonly invalidate: Invalidate;
}

/** Locks the owner of the subject and the user who decides, in the order of their ids, before anything else. */
export async function lockPeople(tx: Transaction, reportId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    select from users
    where id in (select owner_id from reports where id = ${reportId} union select ${userId}::uuid)
    order by id for no key update`);
}

/** The transaction must have called `lockPeople`. */
export async function decide(
  tx: Transaction,
  { id, decision, stop_uploads_days = 0 }: Decision,
  { actor, invalidate }: Context,
): Promise<Report> {
  const report = await lockReport(tx, id);
  if (report.owner_id === actor.id) throw createReportNotFoundError();
  const before = await readReport(tx, id);
  if (isRepeatedDecision(before, { decision, stop_uploads_days }, actor)) return before;
  if (decision === "reopen") await reopen(tx, report);
  else if (report.status !== "open") throw await createDecidedError(tx, report);
  else if (decision === "keep") await keep(tx, report);
  else await remove(tx, report, stop_uploads_days);

  await tx
    .update(reports)
    .set({ decided_by: actor.id, decided_at: sql`now()`, changed_at: sql`now()` })
    .where(eq(reports.id, id));
  await tx
    .insert(reportDecisions)
    .values({ report_id: id, decision, decided_by: actor.id, stop_uploads_days });
  await updateHidden(tx, id);
  await invalidateSubject(tx, report, invalidate);
  const after = await readReport(tx, id);
  await recordDecision(tx, actor, { before, after, stopUploadsDays: stop_uploads_days });
  return after;
}

/** Invalidates the lists and screens that show the subject. */
async function invalidateSubject(
  tx: Transaction,
  { route_id, gym_id, owner_id }: ReportRow,
  invalidate: Invalidate,
): Promise<void> {
  if (route_id && gym_id) invalidate(`routes:${gym_id}`);
  else if (owner_id) await invalidateScreens(tx, owner_id, invalidate);
}

/** Locks the subject before the report, in the same order as their removal does. */
async function lockReport(tx: Transaction, id: string): Promise<ReportRow> {
  const select = () => tx.select().from(reports).where(eq(reports.id, id));
  const [found] = await select();
  if (found) await tx.execute(lockSubject(found));
  const [report] = await select().for("update");
  if (!report) throw createReportNotFoundError();
  return report;
}

/** Dismisses the reasons, so that they no longer count for hiding. */
async function keep(tx: Transaction, { id }: ReportRow): Promise<void> {
  await tx.update(reports).set({ status: "kept" }).where(eq(reports.id, id));
  await tx
    .update(reportReasons)
    .set({ dismissed_at: sql`now()` })
    .where(and(eq(reportReasons.report_id, id), isNull(reportReasons.dismissed_at)));
}

async function remove(tx: Transaction, report: ReportRow, stopDays: number): Promise<void> {
  const { id, owner_id } = report;
  await removeSubject(tx, report);
  await tx
    .update(reports)
    .set({
      status: "removed",
      // The stop of an earlier removal goes on, if the person has put something new in its place.
      uploads_stopped_until: sql`greatest(
        case when uploads_stopped_until > now() then uploads_stopped_until end,
        case when owner_id is not null and ${stopDays}::int > 0
          then now() + make_interval(days => ${stopDays}::int) end)`,
    })
    .where(eq(reports.id, id));
  if (!owner_id) return;
  if (stopDays > 0) await stopUploads(tx, owner_id, stopDays);
  await enqueue(tx, "send-removal", { report: id, user: owner_id });
}

const stopUploads = (tx: Transaction, userId: string, days: number) =>
  tx
    .update(users)
    .set({
      uploads_stopped_until: sql`greatest(${users.uploads_stopped_until}, now() + make_interval(days => ${days}))`,
    })
    .where(eq(users.id, userId));

/** @throws {ProblemError} CONFLICT if there is no decision, or if it can no longer be undone. */
async function reopen(tx: Transaction, report: ReportRow): Promise<void> {
  const { id, status, decided_at } = report;
  if (status === "open") throw await createOpenError(tx, report);
  await requireUndoable(tx, id);
  await tx
    .update(reports)
    .set({ status: "open", ...(status === "removed" && { uploads_stopped_until: null }) })
    .where(eq(reports.id, id));
  if (status === "kept") {
    const isDismissedByDecision = eq(reportReasons.dismissed_at, decided_at ?? new Date(0));
    await tx
      .update(reportReasons)
      .set({ dismissed_at: null })
      .where(and(eq(reportReasons.report_id, id), isDismissedByDecision));
    return;
  }
  await restoreSubject(tx, report);
  if (report.uploads_stopped_until) await resumeUploads(tx, report);
}

async function requireUndoable(tx: Transaction, id: string): Promise<void> {
  const isRecent = sql`${reports.decided_at} > now() - ${UNDO_PERIOD}`;
  if ((await tx.$count(reports, and(eq(reports.id, id), isRecent))) > 0) return;
  throw new ProblemError("CONFLICT", { message: "A decision can be undone for 30 days." });
}

/** Other removals can have stopped the uploads too, also if there is a new report since. */
async function resumeUploads(tx: Transaction, { owner_id }: ReportRow): Promise<void> {
  if (!owner_id) return;
  await tx
    .update(users)
    .set({
      uploads_stopped_until: sql`(
        select max(reports.uploads_stopped_until) from reports where reports.owner_id = ${owner_id}
      )`,
    })
    .where(eq(users.id, owner_id));
}

const createDecidedError = (tx: Transaction, report: ReportRow) =>
  createConflictError(tx, report, (name) => `${name} decided this a moment ago.`);

const createOpenError = (tx: Transaction, report: ReportRow) =>
  createConflictError(tx, report, (name) => `${name} opened this report again.`);

async function createConflictError(
  tx: Transaction,
  { id, decided_by }: ReportRow,
  getMessage: (name: string) => string,
): Promise<ProblemError> {
  if (decided_by === null) {
    return new ProblemError("CONFLICT", { message: "Nobody has decided this yet." });
  }
  const [row] = await tx
    .select({ user: userRef(sql`reports.decided_by`) })
    .from(reports)
    .where(eq(reports.id, id));
  const user = row?.user ?? null;
  return new ProblemError("CONFLICT", {
    message: getMessage(user?.username || "Somebody"),
    change: { subject: "report", user },
  });
}
