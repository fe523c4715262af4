import { projects } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { ProjectStore } from "./projects.store.ts";

export const createProjectHandlers = (store: ProjectStore) =>
  defineHandlers(projects, {
    mine: ({ user }) => store.listByUser(user.id),
    add: ({ actor, params }) => store.add(actor, params.route_id),
    remove: ({ actor, params }) => store.remove(actor, params.route_id),
  });
