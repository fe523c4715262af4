import { activities } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import { toMoment } from "../../http/moment.ts";
import type { ActivityStore } from "./activities.store.ts";
import { FRONT } from "./feed-page.sql.ts";

export const activitiesHttp = (store: ActivityStore) =>
  implement(activities, {
    page: async ({ query, claims }) =>
      store.page({
        page: query.page ?? 1,
        page_size: query.page_size ?? FRONT,
        gym_id: query.gym_id,
        as_of: toMoment(query.as_of),
        claims: await claims(),
      }),
  });
