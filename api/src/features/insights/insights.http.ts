import { insights } from "@topout/shared/contract/server";

import type { ListReader } from "../../auth/list-reader.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import { readInsights } from "./read-insights.ts";

export const createInsightsHandlers = (listReader: ListReader) =>
  defineHandlers(insights, {
    ofGym: ({ params, query, actor }) => {
      const request = { ...query, gymId: params.gym_id, since: parseTimestamp(query.since) };
      const reader = { userId: actor.id, sessionId: actor.sessionId };
      return listReader.read(reader, (db) => readInsights(db, request));
    },
  });
