import type { Route } from "@topout/shared/contract";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";

import { FairQueue } from "../../concurrency/fair-queue.ts";
import { UNKNOWN_ID, readJson } from "../../testing/index.ts";
import { createPhoto } from "../../testing/images.ts";
import { setUpRouteSetter } from "./testing/set-up-route-setter.ts";

describe("creating a route", () => {
  test("returns it with 201, and lists it immediately", async () => {
    const { gym, circuit, validFields, sendRoute, listRoutes } = await setUpRouteSetter();
    expect(await listRoutes()).toEqual([]);

    const response = await sendRoute();

    expect(response.status).toBe(201);
    const route = await readJson<Route>(response);
    expect(route).toEqual({
      id: expect.any(String),
      ...validFields,
      gym_id: gym.id,
      circuit_id: circuit.id,
      color: "pink",
      has_image: false,
      climb_count: 0,
      user_sends: 0,
      user_attempts: 0,
      version: 1,
      status: "live",
      published_at: expect.any(String),
      stripped_at: null,
      leaves_on: null,
      reset_id: null,
      grade_rank: null,
      code: expect.any(String),
    });
    expect(await listRoutes()).toEqual([route]);
  });

  test("stores a photo with a height of at most 1920, and a thumbnail of 200 × 250", async () => {
    const { createRoute, readImage } = await setUpRouteSetter();
    const file = await createPhoto("#a31", { width: 1_200, height: 2_400 });
    const convert = vi.spyOn(FairQueue.prototype, "run");

    const { id, has_image } = await createRoute({ file });

    expect(has_image).toBe(true);
    // One conversion decodes the photo for both sizes.
    expect(convert).toHaveBeenCalledTimes(1);
    convert.mockRestore();
    const sizes = await Promise.all(
      [`img/${id}.webp`, `img_thumb/${id}.webp`].map(async (path) => {
        const { format, width, height } = await sharp(await readImage(path)).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ["webp", 960, 1_920],
      ["webp", 200, 250],
    ]);
  });

  test.each([
    ["slab,CRIMP ,slab,,", "Slab,Crimp"],
    ["heel  hook, Coordination", "Heel Hook,Coordination"],
  ])("normalises the style %j to %j", async (style, normalized) => {
    const { createRoute } = await setUpRouteSetter();

    expect((await createRoute({ style })).style).toBe(normalized);
  });

  test.each<[string, readonly (string | undefined)[]]>([
    ["name", ["", " ", undefined, "a".repeat(41)]],
    ["grade", ["", undefined, "a".repeat(21)]],
    ["location", ["", undefined, "a".repeat(101)]],
    ["style", ["", ", ,", undefined, "a".repeat(301)]],
    ["x", ["", "left", undefined, "100000.5", "1e9", "NaN", "Infinity", "0x10"]],
    ["y", ["", "-1e6", undefined]],
    ["set_id", ["", "7", undefined]],
  ])("rejects an invalid %s: %j", async (field, values) => {
    const { sendRoute, listRoutes } = await setUpRouteSetter();

    for (const value of values) {
      const response = await sendRoute({ [field]: value });
      expect([value, response.status]).toEqual([value, 422]);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", field] }] });
    }
    expect(await listRoutes()).toEqual([]);
  });

  test("creates one route for concurrent and later requests with the same key", async () => {
    const { api, createRoute, sendRoute, listRoutes, countStoredFiles } = await setUpRouteSetter();
    const key = { idempotency_key: "0192f0c1-7a00-7000-8000-000000000001" };

    const responses = await Promise.all([sendRoute(key), sendRoute(key)]);
    const repeated = await sendRoute({ ...key, grade: "8a", file: await createPhoto("#a31") });

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(repeated.status).toBe(200);
    expect(await listRoutes()).toEqual([await readJson<Route>(repeated)]);
    expect(await listRoutes()).toMatchObject([{ grade: "6a", has_image: false, version: 1 }]);
    await api.runJobs();
    expect(await countStoredFiles()).toBe(0);
    await createRoute();
    expect(await listRoutes()).toHaveLength(2);
  });

  test("returns 404 for an unknown set and stores no photo", async () => {
    const { sendRoute, countStoredFiles } = await setUpRouteSetter();

    expect((await sendRoute({ set_id: UNKNOWN_ID, file: await createPhoto("#a31") })).status).toBe(
      404,
    );
    expect(await countStoredFiles()).toBe(0);
  });

  test("returns 415 for a file that is not an image, and stores no route", async () => {
    const { sendRoute, listRoutes, countStoredFiles } = await setUpRouteSetter();

    expect((await sendRoute({ file: Buffer.from("<svg/>") })).status).toBe(415);
    expect([await listRoutes(), await countStoredFiles()]).toEqual([[], 0]);
  });
});
