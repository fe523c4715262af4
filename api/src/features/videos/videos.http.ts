import { createReadStream } from "node:fs";

import { videos } from "@topout/shared/contract/server";
import { can } from "@topout/shared/domain";

import type { Account } from "../../auth/account.ts";
import { defineHandlers, type Handlers, type OptionalUser } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import type { FfmpegLocator } from "../../media/video/locate-ffmpeg.ts";
import { toStoredMedia } from "../../media/stored-media.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import { requireUploads } from "./stopped-uploads.ts";
import type { VideoStore } from "./videos.store.ts";

interface Dependencies {
  readonly store: VideoStore;
  readonly storage: Storage;
  /** Undefined if other processes process the videos. */
  readonly locateFfmpeg: FfmpegLocator | undefined;
}

export const createVideoHandlers = (dependencies: Dependencies) =>
  defineHandlers(videos, createHandlers(dependencies), {
    upload: createVideoUploadCheck(dependencies),
  });

/** Creates a function that checks whether the user may upload a video, before the body of the request arrives. */
export const createVideoUploadCheck =
  ({ store, locateFfmpeg }: Pick<Dependencies, "store" | "locateFfmpeg">) =>
  async (user: Account): Promise<void> => {
    requireUploads(user);
    await locateFfmpeg?.();
    await store.requireQuota(user.id);
  };

const createHandlers = ({ store, storage }: Dependencies): Handlers<typeof videos> => ({
  feed: async ({ query: { gym_id, since, until }, getCurrentUser }) =>
    store.listForFeed(
      { gym_id, since: parseTimestamp(since), until: parseTimestamp(until) },
      (await getCurrentUser())?.id,
    ),
  ofRoute: async ({ params, getCurrentUser }) =>
    store.listByRoute(params.route_id, (await getCurrentUser())?.id),
  upload: async ({ user, actor, body, files }) => {
    const { route, agreed = false, keep_sound: keepSound = false } = body;
    const video = { user: user.id, route, agreed, keepSound };
    // Check the route first, because storing the file is expensive.
    await store.requireRoute(video.route);
    return storeThenCommit(storage, [createReadStream(files.file.path)], ([original]) =>
      store.add(video, original, actor),
    );
  },
  remove: ({ actor, params }) => store.remove(params.video_id, actor),
  // The responses are immutable, because the files of a processed video never change. Those that are not public are not,
  // because caches must not store them for others.
  thumbnail: async (request) => {
    const files = await getVisibleFiles(store, request);
    return toStoredMedia(storage, files?.thumbnail, { isImmutable: isImmutable(files) });
  },
  stream: async (request) => {
    const files = await getVisibleFiles(store, request);
    return toStoredMedia(storage, files?.video, {
      isImmutable: isImmutable(files),
      canPause: true,
    });
  },
});

interface MediaRequest extends OptionalUser {
  readonly params: { readonly video_id: string };
  readonly query: { readonly key?: string | undefined };
}

type Files = Awaited<ReturnType<VideoStore["getFiles"]>>;

const isImmutable = (files: Files) => files?.isPublic === true && !files.isRestricted;

/** Only staff can load the files of a restricted video. Its owner cannot, even as staff. */
async function getVisibleFiles(
  store: VideoStore,
  { params, query: { key }, getCurrentUser }: MediaRequest,
) {
  const viewer = await getCurrentUser();
  const files = await store.getFiles(params.video_id, { viewerId: viewer?.id, key });
  if (!files?.isRestricted) return files;
  const isStaff = viewer?.id !== files.owner && can(viewer, "handleReports", files.gym_id);
  return isStaff ? files : undefined;
}
