/**
 * The videos that the worker accepts. The build derives them from the contract and writes them into the worker, like
 * the `OfflinePaths`.
 */
export interface ShareRules {
  readonly types: readonly string[];
  readonly maxBytes: number;
}
