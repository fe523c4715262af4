import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";

const routeParams = z.object({ route_id: Id });

export const projects = {
  mine: endpoint({
    method: "GET",
    path: "/projects/me",
    summary: "List the route ids of your projects",
    access: "user",
    response: z.array(Id),
  }),
  add: endpoint({
    method: "POST",
    path: "/projects/me/{route_id}",
    summary: "Make a route a project; idempotent",
    access: "user",
    params: routeParams,
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/projects/me/{route_id}",
    summary: "Remove a project; idempotent",
    access: "user",
    params: routeParams,
    errors: ["NOT_FOUND"],
  }),
};
