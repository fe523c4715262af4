import type { AuditEntry } from "@topout/shared/contract";

export const OBJECT_TYPES = {
  user: "Users",
  gym: "Gyms",
  circuit: "Circuits",
  set: "Sets",
  route: "Routes",
  video: "Videos",
  member: "Members",
  invitation: "Invitations",
  reset: "Resets",
} as const satisfies Record<AuditEntry["object"]["type"], string>;

export const ACTIONS = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  promote: "Made admin",
  demote: "Removed as admin",
  promote_setter: "Made route setter",
  demote_setter: "Removed as route setter",
  deactivate: "Deactivated",
  reactivate: "Reactivated",
} as const satisfies Record<AuditEntry["action"], string>;

const PHRASES = {
  create: "created",
  update: "changed",
  delete: "deleted",
  promote: "gave admin rights to",
  demote: "removed admin rights from",
  promote_setter: "gave route setter rights to",
  demote_setter: "removed route setter rights from",
  deactivate: "deactivated",
  reactivate: "reactivated",
} as const satisfies Record<AuditEntry["action"], string>;

const NOUNS = {
  user: "user",
  gym: "gym",
  circuit: "circuit",
  set: "set",
  route: "route",
  video: "video of",
  member: "member",
  invitation: "invitation to",
  reset: "reset",
} as const satisfies Record<AuditEntry["object"]["type"], string>;

/** "changed route", between the name of the actor and the name of the object. */
export const describeAction = ({ action, object }: AuditEntry): string =>
  `${PHRASES[action]} ${NOUNS[object.type]}`;

/** The name of the actor. The name of a deleted account is empty. */
export function getActorName({ actor }: AuditEntry): string {
  if (actor === null) return "The server's operator";
  return actor.username || "Deleted account";
}

export const getObjectName = ({ object }: AuditEntry): string => object.name || "Deleted account";
