import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";

const onRoute = z.object({ route_id: Id });

export const projects = {
  mine: endpoint({
    method: "GET",
    path: "/projects/me",
    summary: "The ids of one's own projects",
    access: "user",
    response: z.array(Id),
  }),
  add: endpoint({
    method: "POST",
    path: "/projects/me/{route_id}",
    summary: "Make a route a project; may be repeated",
    access: "user",
    params: onRoute,
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/projects/me/{route_id}",
    summary: "Drop a project; may be repeated",
    access: "user",
    params: onRoute,
    errors: ["NOT_FOUND"],
  }),
};
