/** Messages from a page to the worker. */
export type PageMessage =
  /** The remotes that this page has loaded. The worker then stores all their files. */
  | { readonly type: "visited"; readonly remotes: readonly string[] }
  /** The session of this device. The worker then deletes the data of other sessions. */
  | { readonly type: "session"; readonly token: string | null }
  /** Requests the state that the worker has reported before this page listened. */
  | { readonly type: "status"; readonly version: DocumentVersion };

/** What differs between the documents of two versions. */
export interface DocumentVersion {
  /** The URL of the list of the shell's files. */
  readonly shellFiles: string;
  /** Empty if a static host sent the document. */
  readonly registry: string;
}

/** Messages from the worker to all open pages. */
export type WorkerMessage = UpdateMessage | ConnectionMessage;

/** A newer snapshot is stored. The next document load uses it. */
export interface UpdateMessage {
  readonly type: "update-ready";
  /** The page decides whether it would run other code. A worker of release 1.0 sends none. */
  readonly version?: DocumentVersion;
}

export interface ConnectionMessage {
  readonly type: "connection";
  /** While the network is lost: the time of the oldest cached response in use, in milliseconds. Otherwise null. */
  readonly savedAt: number | null;
}
