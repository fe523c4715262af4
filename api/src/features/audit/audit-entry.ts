import type { AuditEntry, AuditFields, UserRef } from "@topout/shared/contract";
import { formatPerson } from "@topout/shared/domain";
import type { InferSelectModel } from "drizzle-orm";

import type { auditEntries } from "../../database/schema.ts";

type AuditRow = InferSelectModel<typeof auditEntries>;

/** Users by id. Deleted users are missing. */
export type UserRefs = ReadonlyMap<string, UserRef>;

/** Returns the ids of all users that the rows refer to. */
export const getUserIds = (rows: readonly AuditRow[]): string[] => [
  ...new Set(
    rows
      .flatMap(({ actor_id, object_type, object_id, before, after }) => [
        actor_id,
        isUser(object_type) ? object_id : undefined,
        getOwnerId(before),
        getOwnerId(after),
      ])
      .filter((id) => id !== null && id !== undefined),
  ),
];

/** The object of these entries is a user, whose name is the current one. */
const isUser = (type: AuditRow["object_type"]) => type === "user" || type === "member";

/** Returns the id of the owner of a video. */
const getOwnerId = (fields: AuditFields | null): string | undefined =>
  typeof fields?.["owner"] === "string" ? fields["owner"] : undefined;

export const toAuditEntry = (row: AuditRow, users: UserRefs): AuditEntry => ({
  id: row.id,
  time: row.time.toISOString(),
  actor: row.actor_id === null ? null : getUserRef(row.actor_id, users),
  action: row.action,
  object: {
    type: row.object_type,
    id: row.object_id,
    name: isUser(row.object_type)
      ? formatPerson(getUserRef(row.object_id, users))
      : row.object_name,
  },
  gym_id: row.gym_id,
  before: withOwnerName(row.before, users),
  after: withOwnerName(row.after, users),
  ip_address: row.ip_address,
  address: row.ip_address,
});

/** Returns an empty username for a deleted account. */
const getUserRef = (id: string, users: UserRefs): UserRef =>
  users.get(id) ?? { id, username: "", display_name: null, has_profile_photo: false };

/** Replaces the owner's id with the current name, if the account exists. */
function withOwnerName(fields: AuditFields | null, users: UserRefs): AuditFields | null {
  const id = getOwnerId(fields);
  const owner = id === undefined ? undefined : users.get(id);
  return owner === undefined ? fields : { ...fields, owner: formatPerson(owner) };
}
