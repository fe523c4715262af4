import type { Membership, User } from "@topout/shared/contract";
import { getTableColumns, type InferSelectModel } from "drizzle-orm";

import { users } from "../database/schema.ts";
import { AuthError } from "./errors.ts";
import { membershipsColumn } from "./memberships.ts";

const { password_hash: _secret, ...columns } = getTableColumns(users);

/** All columns of a user except the password hash, which only the password check may read. */
export const accountColumns = { ...columns, memberships: membershipsColumn };

export type UserRow = Omit<InferSelectModel<typeof users>, "password_hash"> & {
  readonly memberships: Membership[];
};

/** The signed-in user and the id of their session. */
export type Account = UserRow & { readonly session_id: string };

/**
 * Returns the row of the current user.
 * @throws {AuthError} if the user was deleted during the request.
 */
export function requireUserRow<T>(row: T | undefined): T {
  if (row === undefined) throw new AuthError("signed-out");
  return row;
}

/** Selects the fields that the user and admins may read. See also `addPhotoKey`. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  display_name: row.display_name,
  route_setter: row.route_setter,
  has_profile_photo: row.profile_photo !== null,
  has_cover_photo: row.cover_photo !== null,
  home_gym: row.home_gym,
  about: row.about,
  profile_visible: row.profile_visible,
  send_visible: row.send_visible,
  photo_key: null,
  email: row.email,
  is_active: row.is_active,
  is_verified: row.is_verified,
  is_superuser: row.is_superuser,
  memberships: row.memberships,
  settings: { second_scale: row.second_scale, guard_beta: row.guard_beta },
});
