import { describe, expect, test } from "vitest";

import { UNKNOWN_ID } from "../../testing/index.ts";
import { createPhoto } from "../../testing/images.ts";
import { setUpRouteSetter } from "./testing/set-up-route-setter.ts";

describe("updating a route", () => {
  test("changes only the given fields, and increments the version", async () => {
    const { createRoute, updateRoute, listRoutes, readImage } = await setUpRouteSetter();
    const route = await createRoute({ file: await createPhoto("#a31") });
    const previous = await readImage(`img/${route.id}.webp`);

    const response = await updateRoute(route, { name: "P2", x: "7", version: 1 });

    expect(response.status).toBe(200);
    const changedRoute = { ...route, name: "P2", x: 7, version: 2 };
    expect(await response.json()).toEqual(changedRoute);
    expect(await listRoutes()).toEqual([changedRoute]);
    expect(await readImage(`img/${route.id}.webp`)).toEqual(previous);
  });

  test("returns a new photo immediately, and deletes the previous photo", async () => {
    const { api, createRoute, updateRoute, readImage, countStoredFiles } = await setUpRouteSetter();
    const route = await createRoute({ file: await createPhoto("#a31") });
    const paths = [`img/${route.id}.webp`, `img_thumb/${route.id}.webp`];
    const previous = await Promise.all(paths.map(readImage));

    await updateRoute(route, { file: await createPhoto("#13a") });
    await api.runJobs();

    const after = await Promise.all(paths.map((path) => readImage(`${path}?v=2`)));
    for (const [index, bytes] of after.entries()) expect(bytes).not.toEqual(previous[index]);
    expect(await countStoredFiles()).toBe(2);
  });

  test("moves the route to another set of the gym, and returns the colour of the new circuit", async () => {
    const { api, gym, createRoute, updateRoute } = await setUpRouteSetter();
    const route = await createRoute();
    const blue = await api.seed.circuit({ gym_id: gym.id, color: "blue" });
    const set = await api.seed.set({ circuit_id: blue.id });

    expect(await (await updateRoute(route, { set_id: set.id })).json()).toMatchObject({
      set_id: set.id,
      circuit_id: blue.id,
      color: "blue",
    });
  });

  test("rejects a set of another gym, and stores nothing", async () => {
    const { api, createRoute, updateRoute, listRoutes, countStoredFiles } =
      await setUpRouteSetter();
    const route = await createRoute();
    const otherSet = await api.seed.set();

    const response = await updateRoute(route, {
      set_id: otherSet.id,
      file: await createPhoto("#a31"),
    });

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: "CONFLICT" });
    expect([await listRoutes(), await countStoredFiles()]).toEqual([[route], 0]);
  });

  test("returns STALE for an old version, and stores nothing", async () => {
    const { createRoute, updateRoute, listRoutes, countStoredFiles } = await setUpRouteSetter();
    const route = await createRoute();
    await updateRoute(route, { name: "P2", version: 1 });

    const response = await updateRoute(route, {
      name: "P3",
      version: 1,
      file: await createPhoto("#a31"),
    });

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: "STALE" });
    expect(await listRoutes()).toMatchObject([{ name: "P2", version: 2 }]);
    expect(await countStoredFiles()).toBe(0);
  });

  test("returns 404 for an unknown route or set, and 422 for an invalid id", async () => {
    const { createRoute, updateRoute } = await setUpRouteSetter();
    const route = await createRoute();

    expect((await updateRoute({ id: UNKNOWN_ID })).status).toBe(404);
    expect((await updateRoute(route, { set_id: UNKNOWN_ID })).status).toBe(404);
    expect((await updateRoute({ id: "7" })).status).toBe(422);
    expect((await updateRoute(route, { name: undefined })).status).toBe(422);
  });
});
