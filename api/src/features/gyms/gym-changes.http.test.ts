import type { Gym } from "@topout/shared/contract";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, sortStatuses, UNKNOWN_ID } from "../../testing/index.ts";
import { createPhoto } from "../../testing/images.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";

const layout = {
  lines: [{ joined: false, style: "wall", points: [{ x: -100, y: 125.5 }] }],
  areas: [{ joined: true, name: "Cave", style: "", color: "#aabbcc40", points: [{ x: 0, y: 0 }] }],
};

async function setUp() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const details = { name: "Depot", location: "Leeds", about: "Steep\nand tall" };
  const validFields = {
    ...details,
    layout: JSON.stringify(layout),
    file: await createPhoto("#a31"),
  };
  return {
    api,
    fetch,
    details,
    validFields,
    create: (fields: Parameters<typeof createFormRequest>[1] = validFields) =>
      fetch("/api/gyms", createFormRequest("POST", fields)),
    update: (id: string, fields: Parameters<typeof createFormRequest>[1]) =>
      fetch(`/api/gyms/${id}`, createFormRequest("PATCH", fields)),
    listGyms: () => readJson<Gym[]>(api.fetchAnonymously("/api/gyms")),
    countStoredFiles: async () => (await listStoredKeys(api)).length,
    getPhoto: (id: string, query = "") => api.fetchAnonymously(`/api/gyms/${id}/image${query}`),
  };
}

const readGym = (response: Response | Promise<Response>) => readJson<Gym>(response);

describe("creating a gym", () => {
  test("returns it with 201, and lists it immediately", async () => {
    const { create, details, listGyms } = await setUp();
    expect(await listGyms()).toEqual([]);

    const response = await create();

    expect(response.status).toBe(201);
    const gym = await readGym(response);
    expect(gym).toEqual({
      id: expect.any(String),
      ...details,
      layout: { ...layout, areas: [{ ...layout.areas[0], code: expect.any(String) }] },
      has_image: true,
      time_zone: null,
      grade_scale: null,
      grade_targets: [],
      screen_names: true,
      version: 1,
    });
    expect(await listGyms()).toEqual([gym]);
  });

  test("stores the photo as WebP with a height of at most 1920", async () => {
    const { create, validFields, getPhoto } = await setUp();
    const file = await createPhoto("#a31", { width: 1_000, height: 2_500 });

    const { id } = await readGym(create({ ...validFields, file }));

    const image = await sharp(await (await getPhoto(id)).arrayBuffer()).metadata();
    expect(image).toMatchObject({ format: "webp", width: 768, height: 1_920 });
  });

  test.each(["name", "location", "about", "layout", "file"])(
    "requires the field %s",
    async (field) => {
      const { create, validFields, countStoredFiles } = await setUp();

      for (const value of field === "file" ? [undefined] : [undefined, "", " "]) {
        const response = await create({ ...validFields, [field]: value });
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", field] }] });
      }
      expect(await countStoredFiles()).toBe(0);
    },
  );

  test.each([
    ["name", "a".repeat(101)],
    ["location", "a".repeat(101)],
    ["about", "a".repeat(1_001)],
    ["name", "a\u0000b"],
  ])("rejects the %s %j", async (field, value) => {
    const { create, validFields } = await setUp();

    expect((await create({ ...validFields, [field]: value })).status).toBe(422);
  });
});

describe("updating a gym", () => {
  test("changes the given fields and increments the version", async () => {
    const { create, update, listGyms } = await setUp();
    const gym = await readGym(create());

    const updated = await readGym(update(gym.id, { name: "Depot Leeds", version: 1 }));

    expect(updated).toEqual({ ...gym, name: "Depot Leeds", version: 2 });
    expect(await listGyms()).toEqual([updated]);
  });

  test("changes nothing without fields", async () => {
    const { create, update } = await setUp();
    const gym = await readGym(create());

    expect(await readGym(update(gym.id, {}))).toEqual(gym);
  });

  test("replaces the layout", async () => {
    const { create, update } = await setUp();
    const gym = await readGym(create());
    const empty = { lines: [], areas: [] };

    const updated = await readGym(update(gym.id, { layout: JSON.stringify(empty) }));

    expect(updated).toEqual({ ...gym, layout: empty, version: 2 });
  });

  test("serves a new photo at a new URL, and deletes the previous photo", async () => {
    const { api, create, update, getPhoto, countStoredFiles } = await setUp();
    const { id } = await readGym(create());
    const before = await getPhoto(id, "?v=1");

    const { version } = await readGym(update(id, { file: await createPhoto("#13a") }));
    await api.runJobs();

    expect(version).toBe(2);
    const after = await getPhoto(id, "?v=2");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(Buffer.from(await after.arrayBuffer())).not.toEqual(
      Buffer.from(await before.arrayBuffer()),
    );
    expect(after.headers.get("cache-control")).toContain("public");
    expect((await getPhoto(id, "?v=1")).headers.get("cache-control")).toBe("no-cache");
    expect(await countStoredFiles()).toBe(1);
  });

  test("returns STALE for any version except the current one, and stores nothing", async () => {
    const { api, create, update, listGyms, countStoredFiles } = await setUp();
    const { id } = await readGym(create());
    const second = await readGym(update(id, { name: "Second", version: 1 }));

    for (const version of [1, 3, 0]) {
      const response = await update(id, { name: "Late", version, file: await createPhoto("#13a") });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: "STALE" });
    }
    await api.runJobs();
    expect(await listGyms()).toEqual([second]);
    expect(await countStoredFiles()).toBe(1);
  });

  test("succeeds for one of several concurrent requests with the same version", async () => {
    const { create, update, listGyms } = await setUp();
    const { id } = await readGym(create());

    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update(id, { name: `Gym ${n}`, version: 1 })),
    );

    expect(sortStatuses(responses)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await listGyms()).toMatchObject([{ version: 2 }]);
  });

  test("returns 404 for an unknown gym and stores no photo", async () => {
    const { update, countStoredFiles } = await setUp();

    for (const id of [UNKNOWN_ID, "7"]) {
      const response = await update(id, { name: "Depot", file: await createPhoto("#a31") });
      expect(response.status).toBe(404);
    }
    expect(await countStoredFiles()).toBe(0);
  });

  test.each([
    ["name", ""],
    ["about", " "],
    ["version", "one"],
    ["version", "1.5"],
  ])("rejects the %s %j", async (field, value) => {
    const { create, update } = await setUp();
    const { id } = await readGym(create());

    expect((await update(id, { [field]: value })).status).toBe(422);
  });
});
