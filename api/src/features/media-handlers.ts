import type { Changes } from "../auth/changes.ts";
import type { DatabaseReader } from "../database/database.ts";
import type { ContractHandlers } from "../http/define-handlers.ts";
import type { MediaKeys } from "../media/media-keys.ts";
import type { FfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import type { Storage } from "../storage/storage.ts";
import { createImageHandlers } from "./images/images.http.ts";
import { createImageStore } from "./images/images.store.ts";
import { createVideoHandlers } from "./videos/videos.http.ts";
import { createVideoStore } from "./videos/videos.store.ts";

interface Services {
  readonly db: DatabaseReader;
  readonly changes: Changes;
  readonly storage: Storage;
  readonly locateFfmpeg: FfmpegLocator | undefined;
  readonly mediaKeys: MediaKeys;
}

/** Creates the handlers for images and videos. */
export const createMediaHandlers = (services: Services): readonly ContractHandlers[] => [
  createImageHandlers({ ...services, store: createImageStore(services.db) }),
  createVideoHandlers({
    ...services,
    store: createVideoStore({ ...services, keys: services.mediaKeys }),
  }),
];
