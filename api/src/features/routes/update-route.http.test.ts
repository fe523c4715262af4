import { describe, expect, test } from "vitest";

import { photoOf } from "../../testing/photos.ts";
import { setUpRouteSetter, unknown } from "./testing/set-up-route-setter.ts";

describe("changing a route", () => {
  test("changes what is sent, counts the version up and keeps its photo", async () => {
    const { made, update, listed, picture } = await setUpRouteSetter();
    const route = await made({ file: await photoOf("#a31") });
    const before = await picture(`img/${route.id}.webp`);

    const response = await update(route, { name: "P2", x: "7", version: 1 });

    expect(response.status).toBe(200);
    const changed = { ...route, name: "P2", x: 7, version: 2 };
    expect(await response.json()).toEqual(changed);
    expect(await listed()).toEqual([changed]);
    expect(await picture(`img/${route.id}.webp`)).toEqual(before);
  });

  test("shows another photo at once, and deletes the first", async () => {
    const { api, made, update, picture, stored } = await setUpRouteSetter();
    const route = await made({ file: await photoOf("#a31") });
    const paths = [`img/${route.id}.webp`, `img_thumb/${route.id}.webp`];
    const before = await Promise.all(paths.map(picture));

    await update(route, { file: await photoOf("#13a") });
    await api.work();

    const after = await Promise.all(paths.map((path) => picture(`${path}?v=2`)));
    for (const [index, bytes] of after.entries()) expect(bytes).not.toEqual(before[index]);
    expect(await stored()).toBe(2);
  });

  test("moves it to another set of the gym, with the color of that circuit", async () => {
    const { api, gym, made, update } = await setUpRouteSetter();
    const route = await made();
    const blue = await api.given.circuit({ gym_id: gym.id, color: "blue" });
    const set = await api.given.set({ circuit_id: blue.id });

    expect(await (await update(route, { set_id: set.id })).json()).toMatchObject({
      set_id: set.id,
      circuit_id: blue.id,
      color: "blue",
    });
  });

  test("cannot move it to another gym, where its climbs were not made", async () => {
    const { api, made, update, listed, stored } = await setUpRouteSetter();
    const route = await made();
    const elsewhere = await api.given.set();

    const response = await update(route, { set_id: elsewhere.id, file: await photoOf("#a31") });

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: "CONFLICT" });
    expect([await listed(), await stored()]).toEqual([[route], 0]);
  });

  test("that starts from an old version is STALE, and leaves nothing", async () => {
    const { made, update, listed, stored } = await setUpRouteSetter();
    const route = await made();
    await update(route, { name: "P2", version: 1 });

    const late = await update(route, { name: "P3", version: 1, file: await photoOf("#a31") });

    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ detail: "STALE" });
    expect(await listed()).toMatchObject([{ name: "P2", version: 2 }]);
    expect(await stored()).toBe(0);
  });

  test("is 404 for a route or a set that is not there, and 422 for an id that is none", async () => {
    const { made, update } = await setUpRouteSetter();
    const route = await made();

    expect((await update({ id: unknown })).status).toBe(404);
    expect((await update(route, { set_id: unknown })).status).toBe(404);
    expect((await update({ id: "7" })).status).toBe(422);
    expect((await update(route, { name: undefined })).status).toBe(422);
  });
});
