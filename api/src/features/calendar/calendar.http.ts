import { calendar } from "@topout/shared/contract/server";

import type { ListReader } from "../../auth/list-reader.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { formatCalendar } from "./format-calendar.ts";
import { readCalendar } from "./read-calendar.ts";

export const createCalendarHandlers = (listReader: ListReader) =>
  defineHandlers(calendar, {
    ofGym: async ({ params, getClaims }) =>
      formatCalendar(
        await listReader.read(await getClaims(), (db) => readCalendar(db, params.gym_id)),
      ),
  });
