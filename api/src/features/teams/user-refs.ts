import type { UserRef } from "@topout/shared/contract";
import { alias } from "drizzle-orm/pg-core";

import { users } from "../../database/schema.ts";

/** An alias of `users` for the sender of an invitation, because the query also joins other users. */
export const inviters = alias(users, "inviters");

export const userColumns = {
  id: users.id,
  username: users.username,
  display_name: users.display_name,
  profile_photo: users.profile_photo,
  profile_visible: users.profile_visible,
};

export const inviterColumns = {
  id: inviters.id,
  username: inviters.username,
  display_name: inviters.display_name,
  profile_photo: inviters.profile_photo,
  profile_visible: inviters.profile_visible,
};

interface UserColumns {
  readonly id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly profile_photo: string | null;
  readonly profile_visible: boolean;
}

export const toUserRef = ({ profile_photo, profile_visible, ...user }: UserColumns): UserRef => ({
  ...user,
  has_profile_photo: profile_photo !== null && profile_visible,
});
