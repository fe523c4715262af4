import type { Access } from "@topout/shared/contract";

import type { Account } from "./account.ts";

/** The user of a request that changes something. */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  /** What the endpoint requires. */
  readonly access: Exclude<Access, "all">;
  /** For the audit. */
  readonly ipAddress: string;
}

export const createActor = (
  { id, session_id }: Account,
  access: Actor["access"],
  ipAddress: string,
): Actor => ({ id, sessionId: session_id, access, ipAddress });
