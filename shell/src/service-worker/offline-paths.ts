/**
 * The paths that the worker handles, as regular expressions. The build derives them from the contract and writes them
 * into the worker, so that the worker does not contain the contract.
 */
export interface OfflinePaths {
  /** What the map and the log need. Matches the path with its query. */
  readonly data: string;
  readonly thumbnails: string;
  readonly photos: string;
}
