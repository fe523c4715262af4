import { archive } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import type { ArchiveStore } from "./archive.store.ts";

export const createArchiveHandlers = (store: ArchiveStore) =>
  defineHandlers(archive, {
    page: async ({ params, query, getCurrentUser }) => {
      const { q, circuit_id, area, setter, since, until, page = 1 } = query;
      return store.getPage({
        gymId: params.gym_id,
        viewerId: (await getCurrentUser())?.id,
        q,
        circuit_id,
        area,
        setter,
        page,
        since: parseTimestamp(since),
        until: parseTimestamp(until),
      });
    },
  });
