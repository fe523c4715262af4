import { blocks } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { BlockStore } from "./blocks.store.ts";

export const createBlockHandlers = (store: BlockStore) =>
  defineHandlers(blocks, {
    mine: ({ user }) => store.listByUser(user.id),
    add: ({ actor, params }) => store.add(actor, params.user_id),
    remove: ({ actor, params }) => store.remove(actor, params.user_id),
  });
