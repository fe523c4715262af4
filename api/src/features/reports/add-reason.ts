import type { ReportReason } from "@topout/shared/contract";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { reportReasons, reports } from "../../database/schema.ts";
import type { Invalidate } from "../../database/transactions.ts";
import { createRateLimitError, ProblemError } from "../../errors/problem-error.ts";
import { isReplaced } from "./is-replaced.ts";
import { discardRemoved } from "./removed-subject.ts";
import {
  findSubject,
  isReportOn,
  lockSubject,
  requireMatchingPart,
  type SubjectReference,
} from "./report-subject.ts";
import { subjectVersion } from "./subject-version.ts";
import { updateHidden } from "./update-hidden.ts";

/** The limit of one user. */
const MAX_REPORTS_PER_DAY = 20;
/** After so many dismissed reports, the reports of a user no longer count for hiding. */
const MAX_DISMISSED = 3;

interface NewReason {
  readonly subject: SubjectReference;
  readonly reason: ReportReason;
  readonly text?: string | null | undefined;
}

interface Context {
  readonly actor: Actor;
  readonly invalidate: Invalidate;
}

/**
 * Adds a reason to the report on the subject, which it opens again if there is something to decide. Returns false if the
 * user has reported the same name, text, photo, route or video before. The transaction must have locked the user with
 * `no key update`.
 */
export async function addReason(
  tx: Transaction,
  { subject, reason, text }: NewReason,
  { actor, invalidate }: Context,
): Promise<boolean> {
  requireMatchingPart(subject);
  if (await hasReported(tx, subject, actor.id)) return false;
  const columns = await findSubject(tx, subject, actor.id);
  if (columns.owner_id === actor.id) {
    throw new ProblemError("FORBIDDEN", { message: "You cannot report your own things." });
  }
  await requireQuota(tx, actor.id);
  await tx.execute(lockSubject(columns));
  const reportId = await openReport(tx, columns);
  // The person can change the subject back after the check above.
  await tx
    .insert(reportReasons)
    .values({
      report_id: reportId,
      reporter_id: actor.id,
      subject_version: sql`(select ${subjectVersion} from reports where reports.id = ${reportId})`,
      reason,
      text: text?.trim() || null,
      counts_for_hiding: await countsForHiding(tx, actor.id),
    })
    .onConflictDoNothing();
  await updateHidden(tx, reportId);
  if (columns.video_id && columns.gym_id) invalidate(`screens:${columns.gym_id}`);
  return true;
}

async function hasReported(
  tx: Transaction,
  subject: SubjectReference,
  reporterId: string,
): Promise<boolean> {
  const isUnchanged = sql<boolean>`coalesce(${reportReasons.subject_version} = ${subjectVersion}, true)`;
  const [last] = await tx
    .select({ report: reports, isUnchanged })
    .from(reports)
    .innerJoin(reportReasons, eq(reportReasons.report_id, reports.id))
    .where(and(isReportOn(subject), eq(reportReasons.reporter_id, reporterId)))
    .orderBy(desc(isUnchanged))
    .limit(1);
  if (!last) return false;
  const { report } = last;
  return last.isUnchanged || (report.status === "removed" && !(await isReplaced(tx, report)));
}

/** @throws {ProblemError} 429 if the user has reported too much in the last 24 hours. */
async function requireQuota(tx: Transaction, reporterId: string): Promise<void> {
  const { rows } = await tx.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from time + interval '1 day' - now()))::int as wait
    from report_reasons
    where reporter_id = ${reporterId} and time > now() - interval '1 day'
    order by time desc offset ${MAX_REPORTS_PER_DAY - 1} limit 1`);
  if (rows[0]) throw createRateLimitError(rows[0].wait, "You have reported a lot today.");
}

/**
 * Creates the report, or opens it again, unless what staff has removed is still missing. Locks it until the transaction
 * ends.
 */
async function openReport(tx: Transaction, columns: typeof reports.$inferInsert): Promise<string> {
  await tx.insert(reports).values(columns).onConflictDoNothing();
  const subject = {
    type: columns.type,
    id: columns.video_id ?? columns.route_id ?? columns.owner_id ?? "",
    part: columns.part,
  };
  const [report] = await tx.select().from(reports).where(isReportOn(subject)).for("update");
  if (!report) throw new Error("Inserted report not found");
  if (report.status === "removed") {
    if (!(await isReplaced(tx, report))) return report.id;
    await discardRemoved(tx, report);
  }
  await tx
    .update(reports)
    .set({ status: "open", changed_at: sql`now()` })
    .where(eq(reports.id, report.id));
  return report.id;
}

async function countsForHiding(tx: Transaction, reporterId: string): Promise<boolean> {
  const dismissedCount = await tx.$count(
    reportReasons,
    and(eq(reportReasons.reporter_id, reporterId), isNotNull(reportReasons.dismissed_at)),
  );
  return dismissedCount < MAX_DISMISSED;
}
