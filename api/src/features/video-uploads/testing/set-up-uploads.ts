import { createHash } from "node:crypto";

import { sql } from "drizzle-orm";

import { createTestApi } from "../../../testing/index.ts";
import { createTusClient } from "./tus-client.ts";

export const hashContent = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** Creates a verified user, a route and a client of the tus protocol. */
export async function setUpUploads() {
  const api = await createTestApi();
  const route = await api.seed.route();
  const ann = await api.signIn({ is_verified: true });
  const tus = createTusClient(ann.fetch);
  /** Creates an upload of this size and returns its path. */
  const create = async (sizeBytes: number) =>
    (await tus.create({ route: route.id, sizeBytes })).path;
  const listVideos = async () =>
    (await (await api.fetch(`/api/route_videos/${route.id}`)).json()) as { id: string }[];
  /** Returns the hash of the only stored file that a video row refers to. */
  const hashOriginal = async () => {
    const { rows } = await api.db.execute<{ original: string }>(sql`select original from videos`);
    const chunks = await (await api.storage.stream(rows[0]?.original ?? "")).toArray();
    return hashContent(Buffer.concat(chunks));
  };
  return { api, route, ann, tus, create, listVideos, hashOriginal };
}
