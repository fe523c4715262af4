import { reactions } from "@topout/shared/contract";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { ReactionStore } from "./reactions.store.ts";

export const createReactionHandlers = (store: ReactionStore) =>
  defineHandlers(reactions, {
    add: ({ user, params }) => store.add(user.id, params.activity_id),
    remove: ({ user, params }) => store.remove(user.id, params.activity_id),
  });
