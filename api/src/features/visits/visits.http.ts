import { visits } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { VisitStore } from "./visits.store.ts";

export const createVisitHandlers = (store: VisitStore) =>
  defineHandlers(visits, {
    record: ({ actor, params, body }) =>
      store.record(actor, { gymId: params.gym_id, seen: body, now: new Date() }),
  });
