import type { ReportCreation } from "@topout/shared/contract";
import { sql } from "drizzle-orm";

import type { TestApi } from "../../../testing/index.ts";
import { setUpReports } from "./set-up-reports.ts";

type Setup = Awaited<ReturnType<typeof setUpReports>>;

/** Creates a report with so many reasons, by default on the video. */
export async function setUpDecision(
  times = 1,
  getSubject?: (setup: Setup) => ReportCreation["subject"],
) {
  const setup = await setUpReports();
  await setup.reportTimes(times, getSubject?.(setup));
  const { id } = await setup.readOnly();
  return { ...setup, id };
}

/** Makes all decisions older. */
export const age = ({ api }: { readonly api: TestApi }, interval: string) =>
  api.db.execute(sql`update reports set decided_at = decided_at - ${interval}::interval`);
