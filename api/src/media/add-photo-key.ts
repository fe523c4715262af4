import type { MediaKeys } from "./media-keys.ts";

interface PhotoOwner {
  readonly id: string;
  readonly profile_visible: boolean;
}

/** Adds what the addresses of the photos need if the profile is hidden. Only its owner and admins may get the result. */
export const addPhotoKey = <User extends PhotoOwner>(
  keys: MediaKeys,
  user: User,
): User & { photo_key: string | null } => ({
  ...user,
  photo_key: user.profile_visible ? null : keys.create("photo", user.id),
});
