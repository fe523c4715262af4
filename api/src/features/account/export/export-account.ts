import { Readable } from "node:stream";

import { toUser, type UserRow } from "../../../auth/account.ts";
import type { DatabaseReader } from "../../../database/database.ts";
import type { Download } from "../../../http/download.ts";
import type { Storage } from "../../../storage/storage.ts";
import { toClimbsCsv } from "./climbs-csv.ts";
import { createExportStore } from "./export.store.ts";
import { type ArchiveFile, createZipStream } from "./zip-stream.ts";

interface Dependencies {
  readonly db: DatabaseReader;
  readonly storage: Storage;
}

/** Exports all data of a user as a ZIP archive. The server creates the archive while it sends it. */
export async function exportAccount(
  { db, storage }: Dependencies,
  user: UserRow,
  now = new Date(),
): Promise<Download> {
  const store = createExportStore(db, user.id);
  const videos = await store.listVideos();
  const files = [
    createTextFile("account.json", () => [
      toJson({ ...toUser(user), created_at: user.created_at }),
    ]),
    createTextFile("climbs.json", () => toJsonArray(store.readClimbPages())),
    createTextFile("climbs.csv", () => toClimbsCsv(store.readClimbPages())),
    createListFile("activities.json", store.listActivities),
    createListFile("blocks.json", store.listBlocks),
    createListFile("notes.json", store.listNotes),
    createListFile("projects.json", store.listProjects),
    createListFile("reactions.json", store.listReactions),
    createListFile("sessions.json", store.listSessions),
    createTextFile("videos.json", () => [toJson(videos.map(replaceKeyWithPath))]),
    createListFile("visits.json", store.listVisits),
    createListFile("votes.json", store.listVotes),
    ...(await findStoredFiles(storage, [
      ["photos/profile.webp", user.profile_photo],
      ["photos/cover.webp", user.cover_photo],
      ...videos.map((video) => [getVideoPath(video), video.key] as const),
    ])),
  ];
  return {
    fileName: `topout-${user.username}-${now.toISOString().slice(0, 10)}.zip`,
    open: () => createZipStream(files, now),
  };
}

const createTextFile = (
  path: string,
  read: () => Iterable<string> | AsyncIterable<string>,
): ArchiveFile => ({ path, compress: true, open: () => Readable.from(read()) });

const createListFile = (path: string, readList: () => Promise<readonly unknown[]>) =>
  createTextFile(path, async function* formatList() {
    yield toJson(await readList());
  });

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Formats all pages as one JSON array with an item per line. */
async function* toJsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of pages) {
    for (const item of page) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

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
