import type { AuditAction, AuditEntry, AuditObjectType } from "@topout/shared/contract";
import { formatPerson } from "@topout/shared/domain";

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
  report: "Reports",
} as const satisfies Record<AuditObjectType, string>;

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
} as const satisfies Record<AuditAction, string>;

/** The name of the actor. The name of a deleted account is empty. */
export function getActorName({ actor }: AuditEntry): string {
  if (actor === null) return "The server's operator";
  return actor.username === "" ? "Deleted account" : formatPerson(actor);
}

export const getObjectName = ({ object }: AuditEntry): string => object.name || "Deleted account";
