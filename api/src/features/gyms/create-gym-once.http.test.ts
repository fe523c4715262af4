import type { Gym } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createPhoto } from "../../testing/images.ts";
import { createTestApi, readJson } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";

test("creates one gym for an idempotency key, also in concurrent requests", async () => {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const fields = {
    name: "Depot",
    location: "Leeds",
    about: "Steep",
    layout: JSON.stringify({ lines: [], areas: [] }),
    file: await createPhoto("#a31"),
    idempotency_key: "0192f0c1-7a00-7000-8000-000000000001",
  };
  const create = () => fetch("/api/gyms", createFormRequest("POST", fields));

  const responses = await Promise.all([create(), create()]);

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const [first, second] = await Promise.all(responses.map((response) => readJson<Gym>(response)));
  expect(second).toEqual(first);
  expect(await readJson<Gym[]>(api.fetchAnonymously("/api/gyms"))).toEqual([first]);
  await api.runJobs();
  expect(await listStoredKeys(api)).toHaveLength(1);
});
