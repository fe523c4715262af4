import { randomUUID } from "node:crypto";

import { Connection, toRequest } from "./connection.ts";
import type { ServerUnderTest } from "../server-under-test.ts";

const REQUEST_COUNT = 10_000;
const SAMPLE_COUNT = 10;
const CONNECTION_COUNT = 16;
const MAX_MB = 200;
/** The first samples fill the cache of lists. */
const WARM_UP_SAMPLES = 4;
/** The maximum growth after them. */
const MAX_GROWTH_MB = 20;

/** Measures the memory of the process during mixed requests. */
export async function benchMemory(server: ServerUnderTest): Promise<boolean> {
  const requests = await createRequests(server);
  const connections = await Promise.all(
    Array.from({ length: CONNECTION_COUNT }, () => Connection.open(server.url)),
  );
  let sentCount = 0;
  const samples: number[] = [];
  for (let sample = 1; sample <= SAMPLE_COUNT; sample++) {
    await Promise.all(
      connections.map(async (connection) => {
        while (sentCount < (sample * REQUEST_COUNT) / SAMPLE_COUNT) {
          const request = requests[sentCount++ % requests.length];
          if (request) await connection.send(request);
        }
      }),
    );
    samples.push(await server.getMemoryMb());
  }
  for (const connection of connections) connection.close();

  const [last = NaN, afterWarmUp = NaN] = [samples.at(-1), samples[WARM_UP_SAMPLES - 1]];
  console.log(
    `Memory, after each ${REQUEST_COUNT / SAMPLE_COUNT} of ${REQUEST_COUNT} mixed requests: ${samples.map((mb) => mb.toFixed(0)).join(" ")} MB ` +
      `(limit ${MAX_MB}, growth limit ${MAX_GROWTH_MB} after ${(WARM_UP_SAMPLES * REQUEST_COUNT) / SAMPLE_COUNT})`,
  );
  return last < MAX_MB && last - afterWarmUp <= MAX_GROWTH_MB;
}

/** Returns typical requests of visitors and users, including requests for missing images. */
async function createRequests({ url, token, database }: ServerUnderTest): Promise<Buffer[]> {
  const { rows } = await database.pool.query<{ id: string }>("select id from routes limit 8");
  const brotliHeaders = { "accept-encoding": "br" };
  const userHeaders = { ...brotliHeaders, authorization: `Bearer ${token}` };
  const gyms = await database.pool.query<{ id: string }>("select id from gyms limit 1000");
  const publicPaths = [
    "/api/gyms",
    ...gyms.rows.flatMap(({ id }) => [
      `/api/circuits/${id}`,
      `/api/sets/${id}`,
      `/api/routes/get_all?gym_id=${id}&current=true`,
    ]),
    "/api/activities/get_paginated",
    "/api/activities/get_paginated?page=3",
    "/api/health",
  ];
  const userPaths = ["/api/users/me", "/api/climbs/me", "/api/projects/me"];
  const { headers } = await fetch(`${url}/api/routes/get_all`);
  const revalidationHeaders = { ...brotliHeaders, "if-none-match": headers.get("etag") ?? "" };
  return [
    ...publicPaths.map((path) => toRequest({ path, headers: brotliHeaders })),
    ...userPaths.map((path) => toRequest({ path, headers: userHeaders })),
    toRequest({ path: "/api/routes/get_all", headers: revalidationHeaders }),
    ...rows.flatMap(({ id }) => [
      toRequest({ path: `/api/routes/sent_by/${id}`, headers: brotliHeaders }),
      toRequest({ path: `/api/img/${id}.webp`, headers: brotliHeaders }),
      // Every repetition sends the same id, like a retry, because no user sends a route a thousand times a day.
      toRequest({
        method: "POST",
        path: `/api/climbs/me/add_send/${id}`,
        headers: userHeaders,
        body: { id: randomUUID() },
      }),
      toRequest({ method: "POST", path: `/api/projects/me/${id}`, headers: userHeaders }),
      toRequest({ method: "DELETE", path: `/api/projects/me/${id}`, headers: userHeaders }),
    ]),
  ];
}
