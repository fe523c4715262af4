import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { UserRef } from "./users.ts";

export const blocks = {
  mine: endpoint({ method: "GET", path: "/blocks", response: z.array(UserRef) }),
  add: endpoint({ method: "POST", path: "/blocks/{user_id}" }),
  remove: endpoint({ method: "DELETE", path: "/blocks/{user_id}" }),
};
