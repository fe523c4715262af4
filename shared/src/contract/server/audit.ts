import * as z from "zod/mini";

import { audit as endpoints } from "../audit.ts";
import { Id } from "../fields.ts";
import { AuditQuery } from "../requests/audit.ts";
import { serve } from "./serve.ts";

export const audit = serve(endpoints, {
  page: {
    summary: "A page of the changes by staff, newest first",
    access: { action: "readAudit", gym: "none" },
    query: AuditQuery,
  },
  pageOfGym: {
    summary: "A page of the changes of one gym, newest first, without IP addresses",
    access: { action: "readAudit", gym: { params: "gym_id" } },
    params: z.object({ gym_id: Id }),
    query: AuditQuery,
    errors: ["NOT_FOUND"],
  },
});
