import { archive } from "@topout/shared/contract/server";

import type { ListReader } from "../../auth/list-reader.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import { readArchivePage } from "./archive.store.ts";

export const createArchiveHandlers = (listReader: ListReader) =>
  defineHandlers(archive, {
    page: async ({ params, query, getClaims, getCurrentUser }) => {
      const { q, circuit_id, area, setter, since, until, page = 1 } = query;
      const request = {
        gymId: params.gym_id,
        viewerId: (await getCurrentUser())?.id,
        q,
        circuit_id,
        area,
        setter,
        page,
        since: parseTimestamp(since),
        until: parseTimestamp(until),
      };
      return listReader.read(await getClaims(), (db) => readArchivePage(db, request));
    },
  });
