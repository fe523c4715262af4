import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";

export const projects = {
  mine: endpoint({ method: "GET", path: "/projects/me", response: z.array(Id) }),
  add: endpoint({ method: "POST", path: "/projects/me/{route_id}" }),
  remove: endpoint({ method: "DELETE", path: "/projects/me/{route_id}" }),
};
