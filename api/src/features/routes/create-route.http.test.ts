import type { Route } from "@topout/shared/contract";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { photoOf } from "../../testing/photos.ts";
import { setUpRouteSetter, unknown } from "./testing/set-up-route-setter.ts";

describe("putting a route up", () => {
  test("answers 201 with it, and everybody sees it at once", async () => {
    const { gym, circuit, whole, create, listed } = await setUpRouteSetter();
    expect(await listed()).toEqual([]);

    const response = await create();

    expect(response.status).toBe(201);
    const route = (await response.json()) as Route;
    expect(route).toEqual({
      id: expect.any(String),
      ...whole,
      gym_id: gym.id,
      circuit_id: circuit.id,
      color: "pink",
      has_image: false,
      climb_count: 0,
      user_sends: 0,
      user_attempts: 0,
      version: 1,
    });
    expect(await listed()).toEqual([route]);
  });

  test("with a photo makes one at most 1920 high, and a thumbnail of 200 × 250", async () => {
    const { made, picture } = await setUpRouteSetter();
    const file = await photoOf("#a31", { width: 1_200, height: 2_400 });

    const { id, has_image } = await made({ file });

    expect(has_image).toBe(true);
    const sizes = await Promise.all(
      [`img/${id}.webp`, `img_thumb/${id}.webp`].map(async (path) => {
        const { format, width, height } = await sharp(await picture(path)).metadata();
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
  ])("tidies its style: %j is %j", async (style, tidy) => {
    const { made } = await setUpRouteSetter();

    expect((await made({ style })).style).toBe(tidy);
  });

  test.each<[string, readonly (string | undefined)[]]>([
    ["name", ["", " ", undefined, "a".repeat(41)]],
    ["grade", ["", undefined, "a".repeat(21)]],
    ["location", ["", undefined, "a".repeat(101)]],
    ["style", ["", ", ,", undefined, "a".repeat(301)]],
    ["x", ["", "left", undefined, "100000.5", "1e9", "NaN", "Infinity", "0x10"]],
    ["y", ["", "-1e6", undefined]],
    ["set_id", ["", "7", undefined]],
  ])("refuses a %s that does not fit: %j", async (field, values) => {
    const { create, listed } = await setUpRouteSetter();

    for (const value of values) {
      const response = await create({ [field]: value });
      expect([value, response.status]).toEqual([value, 422]);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", field] }] });
    }
    expect(await listed()).toEqual([]);
  });

  test("is 404 for a set that is not there, and leaves no photo", async () => {
    const { create, stored } = await setUpRouteSetter();

    expect((await create({ set_id: unknown, file: await photoOf("#a31") })).status).toBe(404);
    expect(await stored()).toBe(0);
  });

  test("with what is no photo is 415, and leaves no route", async () => {
    const { create, listed, stored } = await setUpRouteSetter();

    expect((await create({ file: Buffer.from("<svg/>") })).status).toBe(415);
    expect([await listed(), await stored()]).toEqual([[], 0]);
  });
});
