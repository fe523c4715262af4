import type { DataRetention } from "./data-retention.ts";
import type { Environment } from "./environment.ts";

export const toDataRetention = (env: Environment): DataRetention => ({
  auditDays: env.KEEP_AUDIT_DAYS,
  reportDays: env.KEEP_REPORTS_DAYS,
  knownNetworkDays: env.KEEP_NETWORKS_DAYS,
  unusedAccountDays: env.KEEP_UNUSED_ACCOUNTS_DAYS,
  clientReportDays: env.KEEP_CLIENT_REPORTS_DAYS,
});
