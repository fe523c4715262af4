import { activities } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import type { ActivityStore } from "./activities.store.ts";
import { DEFAULT_PAGE_SIZE } from "./feed-query.ts";

export const createActivityHandlers = (store: ActivityStore) =>
  defineHandlers(activities, {
    page: async ({ query, getClaims }) =>
      store.getPage({
        page: query.page ?? 1,
        page_size: query.page_size ?? DEFAULT_PAGE_SIZE,
        gym_id: query.gym_id,
        as_of: parseTimestamp(query.as_of),
        claims: await getClaims(),
      }),
  });
