import { auth, videos } from "@topout/shared/contract";

const ADMIN = new URLSearchParams({ username: "admin@topout.example", password: "topout-demo" });

/** Removes the demo's videos. Whether one is in the first view of the feed depends on the time of day. */
export async function removeVideos(siteUrl: string): Promise<void> {
  const api = `${siteUrl}/api`;
  const login = await fetch(`${api}${auth.login.path}`, { method: "POST", body: ADMIN });
  const { access_token } = auth.login.response.parse(await login.json());
  const headers = { authorization: `Bearer ${access_token}` };
  const list = await fetch(`${api}${videos.feed.path}`);
  for (const { id } of videos.feed.response.parse(await list.json())) {
    const path = videos.remove.path.replace("{video_id}", id);
    const { ok, status } = await fetch(`${api}${path}`, { method: "DELETE", headers });
    if (!ok) throw new Error(`A video cannot be removed: ${status}`);
  }
}
