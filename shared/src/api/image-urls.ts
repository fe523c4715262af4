import { images } from "@topout/shared/contract";

import { toUrl } from "./request.ts";

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Addresses for `img`; with the version in it a picture is cached for good. */
export const imageUrls = {
  gym: ({ id, version }: Versioned) => toUrl(images.gym.path, { gym_id: id }, { v: version }),
  route: ({ id, version }: Versioned) => toUrl(images.route.path, { route_id: id }, { v: version }),
  routeThumbnail: ({ id, version }: Versioned) =>
    toUrl(images.routeThumbnail.path, { route_id: id }, { v: version }),
  profilePhoto: (userId: string) => toUrl(images.profilePhoto.path, { user_id: userId }),
  coverPhoto: (userId: string) => toUrl(images.coverPhoto.path, { user_id: userId }),
};
