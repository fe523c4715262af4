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
   * - `sending`: the server may have received it, because a request has started.
   * - `rejected`: the server will never accept it. The user decides when to discard it.
   */
  readonly state: "waiting" | "sending" | "rejected";
  /** Why the server rejected it. */
  readonly message?: string;
}
