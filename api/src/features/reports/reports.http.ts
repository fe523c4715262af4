import { reports } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ReportStore } from "./reports.store.ts";

export const createReportHandlers = (store: ReportStore) =>
  defineHandlers(reports, {
    create: async ({ body, actor }) => {
      const isNew = await store.create(body, actor);
      return respond({ reported_before: !isNew }, { status: isNew ? 201 : 200 });
    },
    pageOfGym: ({ params, query, user }) =>
      store.getPage({ ...query, gymId: params.gym_id, viewerId: user.id }),
    page: ({ query, user }) => store.getPage({ ...query, viewerId: user.id }),
    decide: ({ params, body, actor }) => store.decide(params.report_id, body, actor),
  });
