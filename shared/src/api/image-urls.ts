import { images } from "@topout/shared/contract";

import { createUrl } from "./request.ts";

interface VersionedEntity {
  readonly id: string;
  readonly version: number;
}

interface PhotoOwner {
  readonly id: string;
  /** Of a hidden profile. Only its owner and admins have it. */
  readonly photo_key?: string | null;
}

/** URLs for `<img>`. The image of a URL with a version never changes, so the service worker stores it. */
export const imageUrls = {
  gym: ({ id, version }: VersionedEntity) =>
    createUrl(images.gym.path, { gym_id: id }, { v: version }),
  route: ({ id, version }: VersionedEntity) =>
    createUrl(images.route.path, { route_id: id }, { v: version }),
  routeThumbnail: ({ id, version }: VersionedEntity) =>
    createUrl(images.routeThumbnail.path, { route_id: id }, { v: version }),
  profilePhoto: (owner: PhotoOwner) => createPhotoUrl(images.profilePhoto.path, owner),
  coverPhoto: (owner: PhotoOwner) => createPhotoUrl(images.coverPhoto.path, owner),
  /** The `photo` of an `Avatar`: undefined for a user without a profile photo. */
  avatar: (owner: PhotoOwner & { readonly has_profile_photo: boolean }) =>
    owner.has_profile_photo ? imageUrls.profilePhoto(owner) : undefined,
};

const createPhotoUrl = (path: string, { id, photo_key }: PhotoOwner) =>
  createUrl(path, { user_id: id }, { key: photo_key ?? undefined });
