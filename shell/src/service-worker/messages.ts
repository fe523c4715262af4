/** What a page tells the worker. */
export type PageMessage =
  /** The remotes that this page has loaded. The worker then stores all their files. */
  | { readonly type: "visited"; readonly remotes: readonly string[] }
  /** The session of this device. The worker then deletes the data of other sessions. */
  | { readonly type: "session"; readonly token: string | null };

/** What the worker tells all open pages. */
export interface WorkerMessage {
  /** A newer snapshot is stored. The next document load uses it. */
  readonly type: "update-ready";
}
