/** Who makes a change, for the audit. */
export interface Actor {
  readonly id: string;
  readonly ipAddress: string;
}
