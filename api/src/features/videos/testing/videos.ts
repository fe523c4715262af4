import { videos } from "@topout/shared/contract/server";

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

const readVideos = async (response: Response) => videos.feed.response.parse(await response.json());

export const listFeedVideos = async (fetch: Fetch, query = "") =>
  readVideos(await fetch(`/api/videos/?${query}`));

export const listRouteVideos = async (fetch: Fetch, routeId: string) =>
  readVideos(await fetch(`/api/route_videos/${routeId}`));

export const toIds = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** A file that starts like an MP4 file, but is not playable. */
export const unplayableVideo = Buffer.concat([
  Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", "latin1"),
  Buffer.alloc(4_000, "not a video "),
]);

interface UploadFields {
  readonly route?: string | undefined;
  readonly content?: Buffer | undefined;
  readonly agreed?: string;
  readonly keep_sound?: string;
}

/** Uploads a video. Omits fields from the form if they are explicitly undefined. */
export async function uploadVideo(fetch: Fetch, fields: UploadFields) {
  const { content, ...texts } = { content: unplayableVideo, ...fields };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined) form.append(name, text);
  }
  if (content !== undefined) {
    form.append("file", new File([new Uint8Array(content)], "beta.mp4", { type: "video/mp4" }));
  }
  const response = await fetch("/api/video", { method: "POST", body: form });
  const body: { id: string; detail: unknown } = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body };
}
