import { resets } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ResetStore } from "./resets.store.ts";

export const createResetHandlers = (store: ResetStore) =>
  defineHandlers(resets, {
    pageOfGym: ({ params, query }) => store.getPage(params.gym_id, query),

    create: async ({ params, body, actor }) => {
      const { reset, isNew } = await store.create(params.gym_id, body, actor);
      return respond(reset, { status: isNew ? 201 : 200 });
    },

    get: ({ params }) => store.get(params.reset_id),

    update: ({ params, body, actor }) => store.update(params.reset_id, body, actor),

    remove: ({ params, actor }) => store.remove(params.reset_id, actor),

    publish: ({ params, body, actor }) => store.publish(params.reset_id, body, actor),

    undo: ({ params, actor }) => store.undo(params.reset_id, actor),
  });
