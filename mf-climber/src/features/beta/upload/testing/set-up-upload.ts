import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";

import { createTestApi } from "@topout/api/testing";
import { notifications, signIn, signOut } from "@topout/shared/platform";
import { onTestFinished } from "vitest";

import { type Cuts, startCuttingProxy } from "./cutting-proxy.ts";

const HEAD = Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", "latin1");

/** Creates a file that starts like an MP4 file. Its bytes differ, so that lost or repeated bytes change its hash. */
export function createVideoFile(sizeBytes: number): File {
  const content = Buffer.alloc(sizeBytes);
  for (let index = 0; index < sizeBytes; index++) content[index] = (index * 7 + (index >> 8)) % 251;
  HEAD.copy(content);
  return new File([content], "beta.mp4", { type: "video/mp4", lastModified: 1_700_000_000_000 });
}

/** Signs in a user who reaches the real API through a proxy that cuts the connection. */
export async function setUpUpload(cuts: Cuts) {
  const api = await createTestApi({ config: { corsOrigins: [location.origin] } });
  const route = await api.seed.route({ name: "P1" });
  const ann = await api.signIn({ is_verified: true });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const proxy = await startCuttingProxy(`http://127.0.0.1:${port}`, cuts);
  globalThis.apiOrigin = proxy.url;
  signIn(ann.token);
  onTestFinished(() => {
    signOut();
    localStorage.clear();
    notifications.setState({ list: [] });
    globalThis.apiOrigin = undefined;
  });

  const listVideos = async () =>
    (await (await api.fetch(`/api/route_videos/${route.id}`)).json()) as { id: string }[];
  /** Returns the hash of the only uploaded video. */
  const hashOriginal = async () => {
    const { rows } = await api.db.execute<{ original: string }>("select original from videos");
    const hash = createHash("sha256");
    for await (const chunk of await api.storage.stream(rows[0]?.original ?? "")) hash.update(chunk);
    return hash.digest("hex");
  };
  return { api, ann, route, proxy, listVideos, hashOriginal };
}
