import type { PreparedGym } from "./prepare-gym.ts";
import { waitUntil } from "./wait-until.ts";

/** How long nginx may answer with a deleted photo, and how long the check may notice it later. */
const MAX_SECONDS = 60 + 2;

interface Client {
  readonly url: string;
  readonly adminToken: string;
}

/** Checks that nginx caches photos with docs/nginx/media-cache.conf, and forgets a deleted one within a minute. */
export async function checkMediaCache(
  client: Client,
  { routeId, otherRouteId }: PreparedGym,
): Promise<void> {
  const load = (id: string, headers: Record<string, string> = {}) =>
    fetch(`${client.url}/api/img/${id}.webp?v=1`, { headers });
  requireOutcome("a photo", await load(otherRouteId), "200 MISS");
  requireOutcome("a cached photo", await load(otherRouteId), "200 HIT");
  requireOutcome("another photo", await load(routeId), "200 MISS");
  requireOutcome("a part of it", await load(routeId, { range: "bytes=2-5" }), "206 HIT");

  await deleteRoute(client, otherRouteId);
  const seconds = await measureUntilMissing(() => load(otherRouteId));
  if (seconds > MAX_SECONDS) throw new Error(`A deleted photo was cached for ${seconds} s`);
  requireOutcome("a photo after a minute", await load(routeId), "200 REVALIDATED");
  console.log(`nginx forgot a deleted photo after ${seconds.toFixed(0)} s`);
}

async function deleteRoute({ url, adminToken }: Client, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${adminToken}` };
  const response = await fetch(`${url}/api/routes/${id}`, { method: "DELETE", headers });
  requireOutcome("a deletion", response, "204");
}

async function measureUntilMissing(load: () => Promise<Response>): Promise<number> {
  const startedAt = Date.now();
  await waitUntil("the end of a deleted photo", async () => (await load()).status === 404);
  return (Date.now() - startedAt) / 1_000;
}

/** An outcome is a status, and whether nginx has used its cache. */
function requireOutcome(what: string, { status, headers }: Response, expected: string): void {
  const outcome = [status, headers.get("x-cache-status")].filter((part) => part !== null).join(" ");
  if (outcome !== expected) throw new Error(`${what}: ${outcome}, expected ${expected}`);
}
