import type { serveData } from "../data.ts";
import { listUrls } from "./memory-caches.ts";
import { ORIGIN } from "./stub-worker.ts";
import { serveRequest } from "./worker-scope.ts";

/** Requests a list, as a page with this session does. */
export function requestData(
  serve: typeof serveData,
  path: string,
  token?: string,
): Promise<Response> {
  const headers = new Headers(token === undefined ? [] : [["authorization", `Bearer ${token}`]]);
  return serveRequest(serve, new Request(`${ORIGIN}/api${path}`, { headers }));
}

/** Returns the paths of all cached responses. */
export async function listCachedPaths(): Promise<string[]> {
  const urls = await Promise.all((await caches.keys()).map(listUrls));
  return urls.flat().map((url) => url.replace(`${ORIGIN}/api`, ""));
}
