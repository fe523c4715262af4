import type { User } from "@topout/shared/contract";
import { getTableColumns, type InferSelectModel } from "drizzle-orm";

import { users } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";

const { password_hash: _secret, ...columns } = getTableColumns(users);

/** The columns of a user that may leave the database for anything but a check of the password. */
export const accountColumns = columns;

export type UserRow = Omit<InferSelectModel<typeof users>, "password_hash">;

/** Whoever is signed in, and by which session. */
export type Account = UserRow & { readonly session_id: string };

/**
 * What was read or written of the caller's own row.
 * @throws {ProblemError} 401 where it was deleted since the request was let in.
 */
export function present<T>(row: T | undefined): T {
  if (row === undefined) throw new ProblemError("UNAUTHORIZED");
  return row;
}

/** The fields that the owner and admins may read. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  route_setter: row.route_setter,
  has_profile_photo: row.profile_photo !== null,
  has_cover_photo: row.cover_photo !== null,
  home_gym: row.home_gym,
  about: row.about,
  profile_visible: row.profile_visible,
  send_visible: row.send_visible,
  email: row.email,
  is_active: row.is_active,
  is_verified: row.is_verified,
  is_superuser: row.is_superuser,
});
