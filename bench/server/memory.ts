import { randomUUID } from "node:crypto";

import { Connection, toRequest } from "./connection.ts";
import type { ServerUnderTest } from "../server-under-test.ts";

const REQUESTS = 10_000;
const SAMPLES = 10;
const LANES = 16;
const BAR_MB = 200;
/** What may still come after the first fifth, when every kind of request has been asked many times. */
const FLAT_MB = 20;

/** What the process takes while everybody asks for everything. */
export async function memoryBench(server: ServerUnderTest): Promise<boolean> {
  const requests = await mixOf(server);
  const connections = await Promise.all(
    Array.from({ length: LANES }, () => Connection.open(server.url)),
  );
  let asked = 0;
  const taken: number[] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await Promise.all(
      connections.map(async (connection) => {
        while (asked < (sample * REQUESTS) / SAMPLES) {
          const request = requests[asked++ % requests.length];
          if (request) await connection.ask(request);
        }
      }),
    );
    taken.push(await server.memory());
  }
  for (const connection of connections) connection.close();

  const [last = NaN, early = NaN] = [taken.at(-1), taken[1]];
  console.log(
    `Memory, every ${REQUESTS / SAMPLES} of ${REQUESTS} mixed requests: ${taken.map((mb) => mb.toFixed(0)).join(" ")} MB ` +
      `(bar ${BAR_MB}, and at most ${FLAT_MB} more at the end than after ${(2 * REQUESTS) / SAMPLES})`,
  );
  return last < BAR_MB && last - early <= FLAT_MB;
}

/** What a dashboard, a feed and a climber ask for, and some that is refused. */
async function mixOf({ url, gym, token, database }: ServerUnderTest): Promise<Buffer[]> {
  const { rows } = await database.pool.query<{ id: string }>("select id from routes limit 8");
  const br = { "accept-encoding": "br" };
  const mine = { ...br, authorization: `Bearer ${token}` };
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
  const known = { ...br, "if-none-match": headers.get("etag") ?? "" };
  return [
    ...reads.map((path) => toRequest({ path, headers: br })),
    ...personal.map((path) => toRequest({ path, headers: mine })),
    toRequest({ path: "/api/routes/get_all", headers: known }),
    ...rows.flatMap(({ id }) => [
      toRequest({ path: `/api/routes/sent_by/${id}`, headers: br }),
      toRequest({ path: `/api/img/${id}.webp`, headers: br }),
      // Told again and again, as by clients that heard no answer: nobody sends a route a thousand times a day.
      toRequest({
        method: "POST",
        path: `/api/climbs/me/add_send/${id}`,
        headers: mine,
        body: { id: randomUUID() },
      }),
      toRequest({ method: "POST", path: `/api/projects/me/${id}`, headers: mine }),
      toRequest({ method: "DELETE", path: `/api/projects/me/${id}`, headers: mine }),
    ]),
  ];
}
