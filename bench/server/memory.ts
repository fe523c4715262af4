import { randomUUID } from "node:crypto";

import { Connection, toRequest } from "./connection.ts";
import type { ServerUnderTest } from "../server-under-test.ts";

const REQUESTS = 10_000;
const SAMPLES = 10;
const CONNECTIONS = 16;
const MAX_MB = 200;
/** The maximum growth after the first fifth of the requests. */
const MAX_GROWTH_MB = 20;

/** Measures the memory of the process during mixed requests. */
export async function memoryBench(server: ServerUnderTest): Promise<boolean> {
  const requests = await createRequests(server);
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(server.url)),
  );
  let sent = 0;
  const samples: number[] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await Promise.all(
      connections.map(async (connection) => {
        while (sent < (sample * REQUESTS) / SAMPLES) {
          const request = requests[sent++ % requests.length];
          if (request) await connection.send(request);
        }
      }),
    );
    samples.push(await server.getMemoryMb());
  }
  for (const connection of connections) connection.close();

  const [last = NaN, early = NaN] = [samples.at(-1), samples[1]];
  console.log(
    `Memory, after each ${REQUESTS / SAMPLES} of ${REQUESTS} mixed requests: ${samples.map((mb) => mb.toFixed(0)).join(" ")} MB ` +
      `(limit ${MAX_MB}, growth limit ${MAX_GROWTH_MB} after ${(2 * REQUESTS) / SAMPLES})`,
  );
  return last < MAX_MB && last - early <= MAX_GROWTH_MB;
}

/** Returns typical requests of visitors and users, including rejected ones. */
async function createRequests({ url, gym, token, database }: ServerUnderTest): Promise<Buffer[]> {
  const { rows } = await database.pool.query<{ id: string }>("select id from routes limit 8");
  const brotli = { "accept-encoding": "br" };
  const authorized = { ...brotli, authorization: `Bearer ${token}` };
  const reads = [
    "/api/gyms",
    `/api/circuits/${gym}`,
    `/api/sets/${gym}`,
    `/api/routes/get_all?gym_id=${gym}&current=true`,
    "/api/activities/get_paginated",
    "/api/activities/get_paginated?page=3",
    "/api/health",
  ];
  const personal = ["/api/users/me", "/api/climbs/me", "/api/projects/me"];
  const { headers } = await fetch(`${url}/api/routes/get_all`);
  const conditional = { ...brotli, "if-none-match": headers.get("etag") ?? "" };
  return [
    ...reads.map((path) => toRequest({ path, headers: brotli })),
    ...personal.map((path) => toRequest({ path, headers: authorized })),
    toRequest({ path: "/api/routes/get_all", headers: conditional }),
    ...rows.flatMap(({ id }) => [
      toRequest({ path: `/api/routes/sent_by/${id}`, headers: brotli }),
      toRequest({ path: `/api/img/${id}.webp`, headers: brotli }),
      // Repeat the id, as a client that retries does. No user sends a route a thousand times a day.
      toRequest({
        method: "POST",
        path: `/api/climbs/me/add_send/${id}`,
        headers: authorized,
        body: { id: randomUUID() },
      }),
      toRequest({ method: "POST", path: `/api/projects/me/${id}`, headers: authorized }),
      toRequest({ method: "DELETE", path: `/api/projects/me/${id}`, headers: authorized }),
    ]),
  ];
}
