import type { ClientReportSettings } from "./client-report-settings.ts";
import type { Environment } from "./environment.ts";

export const toClientReports = (env: Environment): ClientReportSettings => ({
  percent: env.CLIENT_REPORTS_PERCENT,
  requestsPerIpAddress: env.LIMIT_CLIENT_REPORTS_PER_IP,
  visitsPerIpAddress: env.LIMIT_REPORTED_VISITS_PER_IP,
});
