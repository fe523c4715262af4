import type { UserRef } from "@topout/shared/contract";
import { alias } from "drizzle-orm/pg-core";

import { users } from "../../database/schema.ts";

/** An alias of `users` for the sender of an invitation, because the query also joins other users. */
export const inviters = alias(users, "inviters");

export const userColumns = {
  id: users.id,
  username: users.username,
  profile_photo: users.profile_photo,
};

export const inviterColumns = {
  id: inviters.id,
  username: inviters.username,
  profile_photo: inviters.profile_photo,
};

interface UserColumns {
  readonly id: string;
  readonly username: string;
  readonly profile_photo: string | null;
}

export const toUserRef = ({ id, username, profile_photo }: UserColumns): UserRef => ({
  id,
  username,
  has_profile_photo: profile_photo !== null,
});
