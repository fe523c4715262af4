import { calendar } from "@topout/shared/contract/server";

import type { ListReader } from "../../auth/list-reader.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { readCalendar } from "./read-calendar.ts";

export const createCalendarHandlers = (listReader: ListReader) =>
  defineHandlers(calendar, {
    ofGym: async ({ params, getClaims }) => {
      const gymCalendar = await listReader.read(await getClaims(), (db) =>
        readCalendar(db, params.gym_id),
      );
      // Imported lazily, because its library is large, and most processes send no calendar.
      const { formatCalendar } = await import("./format-calendar.ts");
      return formatCalendar(gymCalendar);
    },
  });
