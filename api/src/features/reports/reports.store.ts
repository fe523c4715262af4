import type { Report, ReportPage, ReportStatus } from "@topout/shared/contract";
import type { Parsed, reports as contract } from "@topout/shared/contract/server";
import { and, eq, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import { countTotal } from "../../database/count-total.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { reports } from "../../database/schema.ts";
import { addReason } from "./add-reason.ts";
import { decide, lockPeople } from "./decide.ts";
import { isNotAbout, listReports } from "./stored-report.ts";

type NewReport = Parsed<typeof contract.create>["body"];
type Decision = Parsed<typeof contract.decide>["body"];

interface ReportPageRequest {
  /** Undefined for the reports of all gyms, and on people. */
  readonly gymId?: string;
  /** Reports on this user are left out. */
  readonly viewerId: string;
  readonly status?: ReportStatus | undefined;
  readonly page?: number | undefined;
}

const PAGE_SIZE = 20;

export const createReportStore = (db: DatabaseReader, changes: Changes) => ({
  /**
   * Returns false if the user has reported the subject before.
   * @throws {ProblemError} 404 for a subject that the user does not see, FORBIDDEN for the user's own, 429 for too many reports.
   */
  create: (report: NewReport, actor: Actor): Promise<boolean> =>
    changes.runTransaction({ actor, lock: "no key update" }, (tx, invalidate) =>
      addReason(tx, report, { actor, invalidate }),
    ),

  /** Returns a page of reports, open ones first, newest first. */
  getPage: async ({
    gymId,
    viewerId,
    status,
    page = 1,
  }: ReportPageRequest): Promise<ReportPage> => {
    const where = and(
      isNotAbout(viewerId),
      gymId === undefined ? undefined : eq(reports.gym_id, gymId),
      status && eq(reports.status, status),
    );
    const [data, total] = await Promise.all([
      listReports(db, where, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countTotal(db, sql`from ${reports} where ${where}`),
    ]);
    const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return { data, meta: { page, total, totalPages, as_of: new Date().toISOString() } };
  },

  /**
   * Keeps or removes what was reported, or undoes the last decision.
   * @throws {ProblemError} 404 for an unknown report or a report on the actor, CONFLICT if another member of staff has
   * decided, or if the decision can no longer be undone.
   */
  decide: (id: string, decision: Decision, actor: Actor): Promise<Report> =>
    changes.runTransaction(
      { actor, lock: (tx) => lockPeople(tx, id, actor.id) },
      (tx, invalidate) => decide(tx, { id, ...decision }, { actor, invalidate }),
    ),
});

export type ReportStore = ReturnType<typeof createReportStore>;
