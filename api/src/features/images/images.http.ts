import { images } from "@topout/shared/contract/server";
import { can } from "@topout/shared/domain";

import { defineHandlers, type OptionalUser } from "../../http/define-handlers.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import { type StoredMedia, toStoredImage } from "../../media/stored-media.ts";
import { canSeeRoute } from "../../queries/can-see-route.ts";
import type { Storage } from "../../storage/storage.ts";
import type { ImageStore } from "./images.store.ts";

interface Dependencies {
  readonly store: ImageStore;
  readonly storage: Storage;
  readonly mediaKeys: MediaKeys;
}

export function createImageHandlers({ store, storage, mediaKeys }: Dependencies) {
  /** Caches must not store the image of a draft for others, so its URL is never immutable. */
  const getRouteImage = async (
    column: "image" | "thumbnail",
    { params, query, getCurrentUser }: RouteImageRequest,
  ): Promise<StoredMedia> => {
    const route = await store.getRouteImage(params.route_id, column);
    if (route?.status !== "draft") return toStoredImage(storage, route, query.v);
    const isVisible = canSeeRoute(route, await getCurrentUser());
    return toStoredImage(storage, isVisible ? route : undefined, undefined);
  };

  const getUserPhoto = async (
    column: "profile_photo" | "cover_photo",
    { params, query, getCurrentUser }: UserPhotoRequest,
  ): Promise<StoredMedia> => {
    const viewer = await getCurrentUser();
    const photo = await store.getUserPhoto(params.user_id, column, {
      viewerId: viewer?.id,
      isAdmin: can(viewer, "administer", null),
      hasKey: mediaKeys.isValid("photo", params.user_id, query.key),
    });
    return toStoredImage(storage, photo, query.v);
  };

  return defineHandlers(images, {
    gym: async ({ params, query }) =>
      toStoredImage(storage, await store.getGymImage(params.gym_id), query.v),
    route: (request) => getRouteImage("image", request),
    routeThumbnail: (request) => getRouteImage("thumbnail", request),
    profilePhoto: (request) => getUserPhoto("profile_photo", request),
    coverPhoto: (request) => getUserPhoto("cover_photo", request),
  });
}

interface UserPhotoRequest extends OptionalUser {
  readonly params: { readonly user_id: string };
  readonly query: { readonly v?: string | undefined; readonly key?: string | undefined };
}

interface RouteImageRequest extends OptionalUser {
  readonly params: { readonly route_id: string };
  readonly query: { readonly v?: string | undefined };
}
