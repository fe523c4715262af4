import type { ConflictingReset } from "@topout/shared/contract";

import type { Operation } from "./operation.ts";

export interface OutboxEntry {
  readonly id: string;
  /** The user who tapped. The taps of one user are never sent with the session of another. */
  readonly userId: string;
  readonly operation: Operation;
  /** The name of its route or activity, for the list of waiting taps. */
  readonly subject: string;
  /**
   * - `waiting`: the server has not received it.
   * - `sending`: a request has started for it, or for the failed entry that it replaced. An undo must be sent.
   * - `failed`: the server has returned errors for minutes. It is retried after the entries of other routes.
   * - `rejected`: the server will never accept it. The user decides when to discard it.
   */
  readonly state: "waiting" | "sending" | "failed" | "rejected";
  /** Why the server has not stored it. */
  readonly message?: string;
  /** The drafts that strip the same routes, if the server rejected it for them. */
  readonly conflicts?: readonly ConflictingReset[];
  /** The error responses of the server. `since` is the time of the first one, in milliseconds. */
  readonly serverErrors?: { readonly count: number; readonly since: number };
}
