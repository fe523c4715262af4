import { createReadStream } from "node:fs";

import { videos } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import { toStoredMedia } from "../../media/stored-media.ts";
import { keepThen } from "../../storage/keep-then.ts";
import type { Storage } from "../../storage/storage.ts";
import type { VideoStore } from "./videos.store.ts";

export const createVideoHandlers = (store: VideoStore, storage: Storage) =>
  implement(videos, {
    feed: async ({ caller }) => store.feed((await caller())?.id),
    ofRoute: async ({ params, caller }) => store.ofRoute(params.route_id, (await caller())?.id),
    upload: async ({ user, body, files }) => {
      const video = { user: user.id, route: body.route };
      await store.requirePlace(video);
      return keepThen(storage, [createReadStream(files.file.path)], ([original]) =>
        store.add(video, original),
      );
    },
    remove: ({ user, params }) => store.remove(user, params.video_id),
    // Once a video is processed its files never change; an address names one video for good.
    thumbnail: async ({ params }) =>
      toStoredMedia(storage, (await store.files(params.video_id))?.thumbnail, true),
    stream: async ({ params }) =>
      toStoredMedia(storage, (await store.files(params.video_id))?.film, true),
  });
