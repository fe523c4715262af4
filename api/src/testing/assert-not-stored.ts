import { endpoints } from "../http/contracts.ts";

/** The endpoints whose success is the same for every user. A browser may keep it after a sign-out. */
const sameForEveryone: ReadonlySet<string> = new Set([
  "GET /circuits/{gym_id}",
  "GET /cover_photo/{user_id}",
  "GET /gyms",
  "GET /gyms/search",
  "GET /gyms/{gym_id}",
  "GET /gyms/{gym_id}/image",
  "GET /gyms/{gym_id}/screen",
  "GET /img/{route_id}.webp",
  "GET /img_thumb/{route_id}.webp",
  "GET /openapi.json",
  "GET /profile_photo/{user_id}",
  "GET /routes/get_all",
  "GET /sets/{gym_id}",
  "GET /video/{video_id}",
  "GET /video_thumbnail/{video_id}",
]);

interface Answer {
  readonly url: URL;
  readonly isSignedIn: boolean;
  readonly response: Response;
}

/** Throws if the HTTP cache of a browser may keep a response that depends on the session, an error or a write. */
export function assertNotStored(name: string, answer: Answer): void {
  const cacheControl = answer.response.headers.get("cache-control");
  if (cacheControl !== "no-store" && !mayBeStored(name, answer)) {
    throw new Error(`${name} sends "cache-control: ${cacheControl}" instead of no-store`);
  }
}

function mayBeStored(name: string, { url, isSignedIn, response }: Answer): boolean {
  const endpoint = endpoints.get(name);
  const isRead = endpoint?.method === "GET" && endpoint.access === "all" && response.status < 400;
  if (!isRead || !isSignedIn) return isRead;
  // With an invalid token, the list of routes is that of visitors.
  const isOwnList =
    url.searchParams.has("mine") && response.headers.get("cache-control") !== "no-cache";
  return sameForEveryone.has(name) && !isOwnList;
}
