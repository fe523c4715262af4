import { audit as endpoints } from "../audit.ts";
import { AuditQuery } from "../requests/audit.ts";
import { serve } from "./serve.ts";

export const audit = serve(endpoints, {
  page: {
    summary: "A page of the changes by staff, newest first",
    access: { action: "readAudit", gym: "none" },
    query: AuditQuery,
  },
});
