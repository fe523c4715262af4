/** Which reports of browsers the installation collects. */
export interface ClientReportSettings {
  /** How many of 100 visits send reports. 0 turns the reports off. */
  readonly percent: number;
  /** Requests about reports from one network in a minute. */
  readonly requestsPerIpAddress: number;
  /** The visits of one network that count for a release in a day, so that forged reports cannot decide a rate. */
  readonly visitsPerIpAddress: number;
}

export const DEFAULT_CLIENT_REPORTS: ClientReportSettings = {
  percent: 100,
  requestsPerIpAddress: 600,
  visitsPerIpAddress: 20,
};
