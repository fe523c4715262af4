import { Readable } from "node:stream";

import { toUser, type UserRow } from "../../../auth/account.ts";
import type { Database } from "../../../database/database.ts";
import type { Download } from "../../../http/download.ts";
import type { Storage } from "../../../storage/storage.ts";
import { toClimbsCsv } from "./climbs-csv.ts";
import { toJsonArray } from "./json-list.ts";
import { readClimbPages } from "./own-climbs.ts";
import { createExportLists } from "./own-lists.ts";
import { type ArchiveFile, createZipStream } from "./zip-stream.ts";

interface Place {
  readonly db: Database;
  readonly storage: Storage;
}

/** Everything that is somebody's own, as an archive that is put together while it is sent. */
export async function exportAccount(
  { db, storage }: Place,
  user: UserRow,
  now = new Date(),
): Promise<Download> {
  const lists = createExportLists(db, user.id);
  const films = await lists.videos();
  const files = [
    text("account.json", () => [toJson({ ...toUser(user), created_at: user.created_at })]),
    text("climbs.json", () => toJsonArray(readClimbPages(db, user.id))),
    text("climbs.csv", () => toClimbsCsv(readClimbPages(db, user.id))),
    ...(["activities", "projects", "reactions", "sessions"] as const).map((name) =>
      text(`${name}.json`, async function* whole() {
        yield toJson(await lists[name]());
      }),
    ),
    text("videos.json", () => [toJson(films.map(withFileName))]),
    ...(await kept(storage, [
      ["photos/profile.webp", user.profile_photo],
      ["photos/cover.webp", user.cover_photo],
      ...films.map((film) => [pathOf(film), film.key] as const),
    ])),
  ];
  return {
    fileName: `topout-${user.username}-${now.toISOString().slice(0, 10)}.zip`,
    open: () => createZipStream(files, now),
  };
}

type Text = () => Iterable<string> | AsyncIterable<string>;

const text = (path: string, read: Text): ArchiveFile => ({
  path,
  compress: true,
  open: () => Readable.from(read()),
});

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

interface Film {
  readonly id: string;
  readonly key: string | null;
}

const pathOf = ({ id }: Film) => `videos/${id}.mp4`;

const withFileName = ({ key, ...film }: Film) => ({
  ...film,
  file: key === null ? null : pathOf({ key, ...film }),
});

/** Those that are there: one that is lost, or was replaced just now, must not take the rest with it. */
async function kept(
  storage: Storage,
  wanted: readonly (readonly [path: string, key: string | null])[],
): Promise<ArchiveFile[]> {
  const found: ArchiveFile[] = [];
  for (const [path, key] of wanted) {
    if (key === null || (await storage.size(key)) === undefined) continue;
    found.push({ path, compress: false, open: () => storage.stream(key) });
  }
  return found;
}
