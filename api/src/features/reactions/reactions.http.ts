import { reactions } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { ReactionStore } from "./reactions.store.ts";

export const createReactionHandlers = (store: ReactionStore) =>
  implement(reactions, {
    add: ({ user, params }) => store.add(user.id, params.activity_id),
    remove: ({ user, params }) => store.remove(user.id, params.activity_id),
  });
