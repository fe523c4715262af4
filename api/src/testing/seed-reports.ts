import type { Database } from "../database/database.ts";
import { reportReasons, reports, videos } from "../database/schema.ts";
import { eq } from "drizzle-orm";

/** Creates reports for tests. */
export const createReportSeed = ({ db }: { readonly db: Database }) => ({
  /** Creates an open report on a video, with one reason. */
  report: async ({ video_id, reporter_id }: { video_id: string; reporter_id?: string }) => {
    const [video] = await db.select().from(videos).where(eq(videos.id, video_id));
    if (!video) throw new Error("The video does not exist");
    const [report] = await db
      .insert(reports)
      .values({ type: "video", video_id, owner_id: video.user_id, gym_id: video.gym_id })
      .returning();
    if (!report) throw new Error("No row was inserted");
    await db
      .insert(reportReasons)
      .values({ report_id: report.id, reporter_id, reason: "private", counts_for_hiding: true });
    return report;
  },
});
