import { reactions } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { ReactionStore } from "./reactions.store.ts";

export const createReactionHandlers = (store: ReactionStore) =>
  defineHandlers(reactions, {
    add: ({ actor, params }) => store.add(actor, params.activity_id),
    remove: ({ actor, params }) => store.remove(actor, params.activity_id),
  });
