import { images } from "@topout/shared/contract";

import { createUrl } from "./request.ts";

interface VersionedEntity {
  readonly id: string;
  readonly version: number;
}

interface PhotoOwner {
  readonly id: string;
  readonly has_profile_photo: boolean;
}

/** URLs for `<img>`. The image of a URL with a version never changes, so the service worker stores it. */
export const imageUrls = {
  gym: ({ id, version }: VersionedEntity) =>
    createUrl(images.gym.path, { gym_id: id }, { v: version }),
  route: ({ id, version }: VersionedEntity) =>
    createUrl(images.route.path, { route_id: id }, { v: version }),
  routeThumbnail: ({ id, version }: VersionedEntity) =>
    createUrl(images.routeThumbnail.path, { route_id: id }, { v: version }),
  profilePhoto: (userId: string) => createUrl(images.profilePhoto.path, { user_id: userId }),
  coverPhoto: (userId: string) => createUrl(images.coverPhoto.path, { user_id: userId }),
  /** The `photo` of an `Avatar`: undefined for a user without a profile photo. */
  avatar: ({ id, has_profile_photo }: PhotoOwner) =>
    has_profile_photo ? imageUrls.profilePhoto(id) : undefined,
};
