import { createReadStream } from "node:fs";

import { videos } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import { toStoredMedia } from "../../media/stored-media.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import type { VideoStore } from "./videos.store.ts";

export const createVideoHandlers = (store: VideoStore, storage: Storage) =>
  implement(videos, {
    feed: async ({ getCurrentUser }) => store.listForFeed((await getCurrentUser())?.id),
    ofRoute: async ({ params, getCurrentUser }) =>
      store.listByRoute(params.route_id, (await getCurrentUser())?.id),
    upload: async ({ user, body, files }) => {
      const video = { user: user.id, route: body.route };
      // Check before storing the file, which is expensive.
      await store.requireQuota(video);
      return storeThenCommit(storage, [createReadStream(files.file.path)], ([original]) =>
        store.add(video, original),
      );
    },
    remove: ({ user, params }) => store.remove(user, params.video_id),
    // Immutable: the files of a processed video never change.
    thumbnail: async ({ params }) =>
      toStoredMedia(storage, (await store.getFiles(params.video_id))?.thumbnail, true),
    stream: async ({ params }) =>
      toStoredMedia(storage, (await store.getFiles(params.video_id))?.video, true),
  });
