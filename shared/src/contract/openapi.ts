import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const openapi = {
  read: endpoint({
    method: "GET",
    path: "/openapi.json",
    summary: "This document, in OpenAPI 3.1",
    access: "all",
    response: z.record(z.string(), z.unknown()),
  }),
};
