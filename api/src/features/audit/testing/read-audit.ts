import type { AuditPage } from "@topout/shared/contract";

import { readJson, type TestApi } from "../../../testing/index.ts";

export const readAudit = (fetch: TestApi["fetch"], query = "") =>
  readJson<AuditPage>(fetch(`/api/admin/audit${query}`));
