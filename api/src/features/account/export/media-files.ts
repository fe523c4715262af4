import type { UserRow } from "../../../auth/account.ts";
import type { Storage } from "../../../storage/storage.ts";
import type { ExportStore } from "./export.store.ts";
import { createTextFile, toJson } from "./text-files.ts";
import type { ArchiveFile } from "./zip-stream.ts";

interface Dependencies {
  readonly storage: Storage;
  readonly store: ExportStore;
}

/** Returns the photos and videos of the account, and the files that refer to them. */
export async function createMediaFiles(
  user: UserRow,
  { storage, store }: Dependencies,
): Promise<readonly ArchiveFile[]> {
  const [videos, removals] = await Promise.all([store.listVideos(), store.listRemovals()]);
  return [
    createTextFile("removals.json", () => [toJson(removals.map(replacePhotoKeys))]),
    createTextFile("videos.json", () => [toJson(videos.map(replaceKeyWithPath))]),
    ...(await findStoredFiles(storage, [
      ["photos/profile.webp", user.profile_photo],
      ["photos/cover.webp", user.cover_photo],
      ...removals.flatMap(listRemovedPhotos),
      ...videos.map((video) => [getVideoPath(video), video.key] as const),
    ])),
  ];
}

interface Removal {
  readonly id: string;
  readonly profile_photo: string | null;
  readonly cover_photo: string | null;
}

const getRemovedPhotoPath = (id: string, kind: "profile" | "cover") =>
  `photos/removed-${id}-${kind}.webp`;

const listRemovedPhotos = ({ id, profile_photo, cover_photo }: Removal) => [
  [getRemovedPhotoPath(id, "profile"), profile_photo] as const,
  [getRemovedPhotoPath(id, "cover"), cover_photo] as const,
];

const replacePhotoKeys = ({ profile_photo, cover_photo, ...removal }: Removal) => ({
  ...removal,
  profile_photo: profile_photo === null ? null : getRemovedPhotoPath(removal.id, "profile"),
  cover_photo: cover_photo === null ? null : getRemovedPhotoPath(removal.id, "cover"),
});

interface Video {
  readonly id: string;
  readonly key: string | null;
}

const getVideoPath = ({ id }: Pick<Video, "id">) => `videos/${id}.mp4`;

const replaceKeyWithPath = ({ key, ...video }: Video) => ({
  ...video,
  file: key === null ? null : getVideoPath(video),
});

/** Skips missing files, so that a lost or recently replaced file does not fail the export. */
async function findStoredFiles(
  storage: Storage,
  keysByPath: readonly (readonly [path: string, key: string | null])[],
): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for (const [path, key] of keysByPath) {
    if (key === null || (await storage.size(key)) === undefined) continue;
    // A client that downloads the archive can pause, like the player of a video.
    const open = () => storage.stream(key, undefined, { canPause: true });
    files.push({ path, compress: false, open });
  }
  return files;
}
