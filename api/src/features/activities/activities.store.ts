import { ActivityPage } from "@topout/shared/contract";

import type { Database } from "../../database/database.ts";
import { feedPage, type PageAsked } from "./feed-page.sql.ts";

/** An empty feed has no newest entry to stay behind. */
const START = "1970-01-01T00:00:00.000Z";

type Row = Record<"data" | "total" | "newest", unknown>;

export const activityStore = (db: Database) => ({
  /** In one round trip. */
  page: async (asked: PageAsked): Promise<ActivityPage> => {
    const { rows } = await db.execute<Row>(feedPage(asked));
    const { data, total, newest } = rows[0] ?? {};
    return ActivityPage.parse({
      data,
      meta: {
        page: asked.page,
        total,
        // One page at least, so that a client who reads on until the last one ends.
        totalPages: Math.max(1, Math.ceil(Number(total) / asked.page_size)),
        as_of: asked.as_of?.toISOString() ?? newest ?? START,
      },
    });
  },
});

export type ActivityStore = ReturnType<typeof activityStore>;
