import type { Access } from "@topout/shared/contract";

import type { GymReference } from "../queries/find-gym-id.ts";
import type { Account } from "./account.ts";

/** The user of a request that changes something. */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  /** What the endpoint requires. */
  readonly access: Exclude<Access, "all">;
  /** Where the user needs the permission. Undefined if the access does not name a gym. */
  readonly gym?: GymReference | undefined;
  /** Whether the user only changes something of their own, which needs no permission. */
  readonly isOneself?: boolean;
  /** For the audit. */
  readonly ipAddress: string;
}

/** The validated parts of a request. */
export interface RequestInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface RequestContext extends RequestInput {
  readonly access: Actor["access"];
  readonly ipAddress: string;
}

export const createActor = (
  { id, session_id }: Account,
  { access, ipAddress, ...input }: RequestContext,
): Actor => ({
  id,
  sessionId: session_id,
  access,
  gym: findGymReference(access, input),
  isOneself:
    typeof access === "object" &&
    access.orOneself === true &&
    String(input.params?.["user_id"]).toLowerCase() === id,
  ipAddress,
});

/** The actor of one of several changes, each of which can be in another gym. */
export const withGym = (actor: Actor, gym: GymReference): Actor => ({ ...actor, gym });

function findGymReference(
  access: Actor["access"],
  { params, body }: RequestInput,
): GymReference | undefined {
  if (typeof access === "string" || typeof access.gym === "string") return undefined;
  const [values, field] =
    "params" in access.gym ? [params, access.gym.params] : [body, access.gym.body];
  const id = values?.[field];
  if (typeof id !== "string") throw new Error(`The request has no ${field}`);
  return { field, id };
}
