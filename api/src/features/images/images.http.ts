import { images } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { toStoredImage } from "../../media/stored-media.ts";
import type { Storage } from "../../storage/storage.ts";
import type { ImageStore } from "./images.store.ts";

export const createImageHandlers = (store: ImageStore, storage: Storage) =>
  defineHandlers(images, {
    gym: async ({ params, query }) =>
      toStoredImage(storage, await store.getGymImage(params.gym_id), query.v),
    route: async ({ params, query }) =>
      toStoredImage(storage, await store.getRouteImage(params.route_id, "image"), query.v),
    routeThumbnail: async ({ params, query }) =>
      toStoredImage(storage, await store.getRouteImage(params.route_id, "thumbnail"), query.v),
    profilePhoto: async ({ params, query }) =>
      toStoredImage(storage, await store.getUserPhoto(params.user_id, "profile_photo"), query.v),
    coverPhoto: async ({ params, query }) =>
      toStoredImage(storage, await store.getUserPhoto(params.user_id, "cover_photo"), query.v),
  });
