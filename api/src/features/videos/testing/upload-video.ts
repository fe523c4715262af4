type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

interface Wanted {
  readonly route?: string | undefined;
  readonly content?: Buffer | undefined;
  readonly name?: string;
}

/** What begins as a film and goes on as none. */
export const unplayableVideo = Buffer.concat([
  Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", "latin1"),
  Buffer.alloc(4_000, "not a film "),
]);

/** Uploads a film as a page does; what is left undefined is left out. */
export async function uploadVideo(fetch: Fetch, wanted: Wanted) {
  const { route, content = unplayableVideo, name = "beta.mp4" } = wanted;
  const body = new FormData();
  if (route !== undefined) body.append("route", route);
  if (!("content" in wanted) || wanted.content) {
    body.append("file", new File([new Uint8Array(content)], name, { type: "video/mp4" }));
  }
  const response = await fetch("/api/video", { method: "POST", body });
  const answer: { id: string; detail: unknown } = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body: answer };
}
