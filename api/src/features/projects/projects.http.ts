import { projects } from "@topout/shared/contract";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { ProjectStore } from "./projects.store.ts";

export const createProjectHandlers = (store: ProjectStore) =>
  defineHandlers(projects, {
    mine: ({ user }) => store.listByUser(user.id),
    add: ({ user, params }) => store.add(user.id, params.route_id),
    remove: ({ user, params }) => store.remove(user.id, params.route_id),
  });
