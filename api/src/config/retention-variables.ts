import { DEFAULT_DATA_RETENTION as defaults } from "./data-retention.ts";
import { integer } from "./variable-formats.ts";

const MAX_DAYS = 3_650;

const days = (min: number, defaultDays: number) => integer(min, MAX_DAYS).default(defaultDays);

export const retentionVariables = {
  KEEP_AUDIT_DAYS: days(30, defaults.auditDays),
  /** Staff can undo a decision for 30 days, so the minimum is longer. */
  KEEP_REPORTS_DAYS: days(60, defaults.reportDays),
  KEEP_NETWORKS_DAYS: days(1, defaults.knownNetworkDays),
  KEEP_UNUSED_ACCOUNTS_DAYS: days(30, defaults.unusedAccountDays),
  KEEP_CLIENT_REPORTS_DAYS: days(7, defaults.clientReportDays),
};
