import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const openapi = {
  read: endpoint({
    method: "GET",
    path: "/openapi.json",
    response: z.record(z.string(), z.unknown()),
  }),
};
