import { openapi as endpoints } from "../openapi.ts";
import { serve } from "./serve.ts";

export const openapi = serve(endpoints, {
  read: { summary: "This document, in OpenAPI 3.1", access: "all" },
});
