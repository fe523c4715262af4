import type { AuditPage, Gym } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createPhoto } from "../../testing/images.ts";
import { createTestApi, readJson, readProblem } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { recordFileChecksums } from "../../testing/record-file-checksums.ts";

type Fields = Parameters<typeof createFormRequest>[1];

async function setUp() {
  const api = await createTestApi();
  recordFileChecksums(api);
  const { fetch } = await api.signIn({ is_superuser: true });
  const gym = await api.seed.gym();
  const send = (fields: Fields) =>
    fetch(`/api/gyms/${gym.id}`, createFormRequest("PATCH", { version: 1, ...fields }));
  return {
    api,
    send,
    repeat: (fields: Fields) => send({ ...fields, accept_stored: "true" }),
    countStoredFiles: async () => (await listStoredKeys(api)).length,
    countEntries: async () => (await readJson<AuditPage>(fetch("/api/admin/audit"))).meta.total,
  };
}

/** A line, and an area without a code, in the order of fields that a browser sends. */
const layout = JSON.stringify({
  lines: [{ joined: false, style: "wall", points: [{ x: -100, y: 125.5 }] }],
  areas: [{ joined: true, name: "Cave", style: "", color: "#aabbcc40", points: [{ x: 0, y: -0 }] }],
});
const scale = { system: "custom", grades: ["easy", "hard"] };
const changes: readonly (readonly [string, Fields])[] = [
  ["texts", { name: "Works", location: "Sheffield", about: "Steep\nand tall" }],
  ["a layout with a new area", { layout }],
  [
    "a grade scale with targets",
    {
      grade_scale: JSON.stringify(scale),
      grade_targets: JSON.stringify([{ grade: "hard", count: 4 }]),
    },
  ],
  ["a time zone and the names on the screen", { time_zone: "Europe/Paris", screen_names: "false" }],
  ["no time zone", { time_zone: "" }],
];

describe("a change that is sent again because its response was lost", () => {
  test.each(changes)("succeeds with %s, and has no effect", async (_name, fields) => {
    const { send, repeat, countEntries } = await setUp();
    const changed = await readJson<Gym>(send(fields));
    expect(changed.version).toBe(2);
    const entryCount = await countEntries();

    expect(await readJson(repeat(fields))).toEqual(changed);
    expect(await countEntries()).toBe(entryCount);
    expect(await readProblem(await send(fields))).toMatchObject({ detail: "STALE" });
  });

  test("succeeds with the same photo, which is stored once", async () => {
    const { api, send, repeat, countStoredFiles } = await setUp();
    const fields = { name: "Works", file: await createPhoto("#a31") };
    const changed = await readJson<Gym>(send(fields));

    expect(await readJson(repeat(fields))).toEqual(changed);
    await api.runJobs();
    expect(await countStoredFiles()).toBe(1);
  });

  test.each<[string, () => Promise<Fields>]>([
    ["another name", async () => ({ name: "Depot" })],
    ["another photo", async () => ({ name: "Works", file: await createPhoto("#13a") })],
  ])("is stale with %s, and stores nothing", async (_name, createFields) => {
    const { api, send, repeat, countStoredFiles } = await setUp();
    await send({ name: "Works", file: await createPhoto("#a31") });

    const response = await repeat(await createFields());

    expect(await readProblem(response)).toMatchObject({ detail: "STALE" });
    await api.runJobs();
    expect(await countStoredFiles()).toBe(1);
  });

  test("succeeds if somebody else has changed another field since", async () => {
    const { send, repeat } = await setUp();
    await send({ name: "Works" });
    const changed = await readJson<Gym>(send({ about: "Slabs", version: 2 }));

    expect(await readJson(repeat({ name: "Works" }))).toEqual(changed);
  });
});
