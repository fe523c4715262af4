import type { Gym } from "@topout/shared/contract";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { photoOf } from "../../testing/photos.ts";
import { sendForm } from "../../testing/send-form.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";

const layout = {
  lines: [{ joined: false, style: "wall", points: [{ x: -100, y: 125.5 }] }],
  areas: [{ joined: true, name: "Cave", style: "", color: "#aabbcc40", points: [{ x: 0, y: 0 }] }],
};

async function setOut() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const details = { name: "Depot", location: "Leeds", about: "Steep\nand tall" };
  const whole = { ...details, layout: JSON.stringify(layout), file: await photoOf("#a31") };
  return {
    api,
    fetch,
    details,
    whole,
    create: (fields: Parameters<typeof sendForm>[1] = whole) =>
      fetch("/api/gyms", sendForm("POST", fields)),
    update: (id: string, fields: Parameters<typeof sendForm>[1]) =>
      fetch(`/api/gyms/${id}`, sendForm("PATCH", fields)),
    listed: async () => (await (await api.anonymously("/api/gyms")).json()) as Gym[],
    stored: async () => (await Array.fromAsync(api.storage.list())).length,
    photo: (id: string, query = "") => api.anonymously(`/api/gyms/${id}/image${query}`),
  };
}

const gymOf = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as Gym;

describe("creating a gym", () => {
  test("answers 201 with it, and everybody sees it at once", async () => {
    const { create, details, listed } = await setOut();
    expect(await listed()).toEqual([]);

    const response = await create();

    expect(response.status).toBe(201);
    const gym = await gymOf(response);
    expect(gym).toEqual({
      id: expect.any(String),
      ...details,
      layout,
      has_image: true,
      version: 1,
    });
    expect(await listed()).toEqual([gym]);
  });

  test("keeps its photo as WebP, at most 1920 high", async () => {
    const { create, whole, photo } = await setOut();
    const file = await photoOf("#a31", { width: 1_000, height: 2_500 });

    const { id } = await gymOf(create({ ...whole, file }));

    const picture = await sharp(await (await photo(id)).arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: "webp", width: 768, height: 1_920 });
  });

  test.each(["name", "location", "about", "layout", "file"])("needs a %s", async (field) => {
    const { create, whole, stored } = await setOut();

    for (const value of field === "file" ? [undefined] : [undefined, "", " "]) {
      const response = await create({ ...whole, [field]: value });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", field] }] });
    }
    expect(await stored()).toBe(0);
  });

  test.each([
    ["name", "a".repeat(101)],
    ["location", "a".repeat(101)],
    ["about", "a".repeat(1_001)],
    ["name", "a\u0000b"],
  ])("refuses a %s of %j", async (field, value) => {
    const { create, whole } = await setOut();

    expect((await create({ ...whole, [field]: value })).status).toBe(422);
  });
});

describe("changing a gym", () => {
  test("touches what is sent and nothing else, and counts the version up", async () => {
    const { create, update, listed } = await setOut();
    const gym = await gymOf(create());

    const changed = await gymOf(update(gym.id, { name: "Depot Leeds", version: 1 }));

    expect(changed).toEqual({ ...gym, name: "Depot Leeds", version: 2 });
    expect(await listed()).toEqual([changed]);
  });

  test("of nothing changes nothing", async () => {
    const { create, update } = await setOut();
    const gym = await gymOf(create());

    expect(await gymOf(update(gym.id, {}))).toEqual(gym);
  });

  test("puts another layout in the place of the first", async () => {
    const { create, update } = await setOut();
    const gym = await gymOf(create());
    const empty = { lines: [], areas: [] };

    const changed = await gymOf(update(gym.id, { layout: JSON.stringify(empty) }));

    expect(changed).toEqual({ ...gym, layout: empty, version: 2 });
  });

  test("shows another photo at once, under an address that is new, and deletes the first", async () => {
    const { api, create, update, photo, stored } = await setOut();
    const { id } = await gymOf(create());
    const before = await photo(id, "?v=1");

    const { version } = await gymOf(update(id, { file: await photoOf("#13a") }));
    await api.work();

    expect(version).toBe(2);
    const after = await photo(id, "?v=2");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(Buffer.from(await after.arrayBuffer())).not.toEqual(
      Buffer.from(await before.arrayBuffer()),
    );
    expect(after.headers.get("cache-control")).toContain("immutable");
    expect((await photo(id, "?v=1")).headers.get("cache-control")).toBe("no-cache");
    expect(await stored()).toBe(1);
  });

  test("that starts from an old version is STALE, and leaves nothing", async () => {
    const { api, create, update, listed, stored } = await setOut();
    const { id } = await gymOf(create());
    const second = await gymOf(update(id, { name: "Second", version: 1 }));

    for (const version of [1, 3, 0]) {
      const late = await update(id, { name: "Late", version, file: await photoOf("#13a") });
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({ detail: "STALE" });
    }
    await api.work();
    expect(await listed()).toEqual([second]);
    expect(await stored()).toBe(1);
  });

  test("by many at once from one version succeeds for one", async () => {
    const { create, update, listed } = await setOut();
    const { id } = await gymOf(create());

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update(id, { name: `Gym ${n}`, version: 1 })),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await listed()).toMatchObject([{ version: 2 }]);
  });

  test("is 404 for one that is not there, and leaves no photo", async () => {
    const { update, stored } = await setOut();

    for (const id of [unknown, "7"]) {
      const response = await update(id, { name: "Depot", file: await photoOf("#a31") });
      expect(response.status).toBe(404);
    }
    expect(await stored()).toBe(0);
  });

  test.each([
    ["name", ""],
    ["about", " "],
    ["version", "one"],
    ["version", "1.5"],
  ])("refuses a %s of %j", async (field, value) => {
    const { create, update } = await setOut();
    const { id } = await gymOf(create());

    expect((await update(id, { [field]: value })).status).toBe(422);
  });
});
