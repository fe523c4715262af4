import { expect, test } from "vitest";

import { readJson } from "../../testing/index.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { setUpPublication } from "./testing/set-up-publication.ts";

const CLIMBERS = 3;
const PATIENT = { timeout: 10_000 };

test("the feed, the counts and the projects of each process agree after a publication under taps", async () => {
  const { api, change, reset, publish, first, second, signInClimber } = await setUpPublication();
  await change(reset.id, { strip_add: [first.id, second.id] });
  const climbers = await Promise.all(Array.from({ length: CLIMBERS }, signInClimber));
  const [climber] = climbers;
  await climber?.fetch(`/api/projects/me/${first.id}`, { method: "POST" });
  const headers = { authorization: `Bearer ${climber?.token}` };
  const servers = [api.fetchAnonymously, await startSecondInstance(api)];
  const paths = [
    "activities/get_paginated",
    "projects/me",
    "climbs/me",
    ...[first, second].flatMap(({ id }) => [`routes/${id}`, `routes/sent_by/${id}`]),
  ];
  /** Reads each list without its meta data, which has the time of the request. */
  const readAll = () =>
    Promise.all(
      servers.map((fetch) =>
        Promise.all(
          paths.map(async (path) => {
            const value = await readJson<unknown>(fetch(`/api/${path}`, { headers }));
            return (Object(value) as { readonly data?: unknown }).data ?? value;
          }),
        ),
      ),
    );
  // Each process now has a copy of the old wall.
  await readAll();

  const taps = climbers.flatMap(({ log }) => [first, second].map(({ id }) => log(id)));
  await Promise.all([publish(), ...taps]);

  const [own] = await readAll();
  await expect.poll(readAll, PATIENT).toEqual([own, own]);
  const stripped = { status: "stripped", climb_count: CLIMBERS };
  const [feed, ...others] = own ?? [];
  expect(feed).toHaveLength(CLIMBERS);
  expect(others).toMatchObject([
    [first.id],
    [{ sent: true }, { sent: true }],
    { id: first.id, ...stripped },
    { num_users: CLIMBERS },
    { id: second.id, ...stripped },
    { num_users: CLIMBERS },
  ]);
});
