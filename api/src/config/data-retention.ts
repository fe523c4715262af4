/** For how many days to keep what expires. */
export interface DataRetention {
  /** The entries of the audit. */
  readonly auditDays: number;
  /** Reports after the decision. */
  readonly reportDays: number;
  /** The networks of logins after the last login there. */
  readonly knownNetworkDays: number;
  /** Accounts without a verified email address that have never been used. */
  readonly unusedAccountDays: number;
  /** The counts of what browsers have reported. */
  readonly clientReportDays: number;
}

export const DEFAULT_DATA_RETENTION: DataRetention = {
  auditDays: 400,
  reportDays: 400,
  knownNetworkDays: 90,
  unusedAccountDays: 365,
  clientReportDays: 90,
};
