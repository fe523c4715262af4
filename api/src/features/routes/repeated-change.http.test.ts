import type { ManyRoutesResult, Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createPhoto } from "../../testing/images.ts";
import { createJsonRequest, readJson, readProblem } from "../../testing/index.ts";
import { recordFileChecksums } from "../../testing/record-file-checksums.ts";
import { setUpDrafts } from "./testing/set-up-drafts.ts";
import { setUpRouteSetter } from "./testing/set-up-route-setter.ts";

const REPEATED = { version: 1, accept_stored: "true" };

async function setUp() {
  const setter = await setUpRouteSetter();
  recordFileChecksums(setter.api);
  const routes = [await setter.createRoute(), await setter.createRoute({ name: "P2" })];
  const versions = routes.map(({ id }) => ({ id, version: 1 }));
  return {
    ...setter,
    routes,
    changeMany: (change: object) =>
      readJson<ManyRoutesResult>(
        setter.fetch(
          "/api/routes/change_many",
          createJsonRequest("POST", { routes: versions, ...change }),
        ),
      ),
  };
}

describe("a change of a route that is sent again because its response was lost", () => {
  test("succeeds, and stores its photo once", async () => {
    const { api, createRoute, updateRoute, countStoredFiles } = await setUp();
    const route = await createRoute();
    const fields = {
      name: "P9",
      style: "crimp, Slab",
      version: 1,
      file: await createPhoto("#a31"),
    };
    const changed = await readJson<Route>(updateRoute(route, fields));

    expect(await readJson(updateRoute(route, { ...fields, ...REPEATED }))).toEqual(changed);
    await api.runJobs();
    expect(await countStoredFiles()).toBe(2);
  });

  test("is stale with another value or another photo", async () => {
    const { createRoute, updateRoute } = await setUp();
    const route = await createRoute({ file: await createPhoto("#a31") });
    await updateRoute(route, { name: "P9" });

    for (const fields of [{ name: "P8" }, { name: "P9", file: await createPhoto("#13a") }]) {
      const response = await updateRoute(route, { ...fields, ...REPEATED });
      expect(await readProblem(response)).toMatchObject({ detail: "STALE" });
    }
  });

  test("succeeds for a draft", async () => {
    const { createDraft, change, readReset } = await setUpDrafts();
    const draft = await createDraft();
    const changed = await readJson<Route>(change(draft, { name: "N9", version: 1 }));
    const { version } = await readReset();

    expect(await readJson(change(draft, { name: "N9", ...REPEATED }))).toEqual(changed);
    expect((await readReset()).version).toBe(version);
    expect(await readProblem(await change(draft, { name: "N8", ...REPEATED }))).toMatchObject({
      detail: "STALE",
    });
  });
});

describe("a change of several routes that is sent again", () => {
  test.each<[string, object]>([
    ["a grade", { grade: "7a" }],
    ["a style", { style: "jug, JUG, slab" }],
    ["a day", { leaves_on: "2999-01-01" }],
    ["a stripping", { strip: true }],
  ])("succeeds with %s, and is stale without `accept_stored`", async (_name, change) => {
    const { changeMany } = await setUp();
    const first = await changeMany(change);
    expect(first.failed).toEqual([]);

    expect(await changeMany({ ...change, accept_stored: true })).toEqual(first);
    expect((await changeMany(change)).failed).toMatchObject([{ code: "STALE" }, { code: "STALE" }]);
  });

  test("succeeds with a restoration", async () => {
    const { changeMany, routes } = await setUp();
    const { changed: stripped } = await changeMany({ strip: true });
    const versions = stripped.map(({ id, version }) => ({ id, version }));
    const first = await changeMany({ routes: versions, restore: true });
    expect(first.changed).toHaveLength(routes.length);

    const repeated = await changeMany({ routes: versions, restore: true, accept_stored: true });

    expect(repeated).toEqual(first);
  });

  test("succeeds with a deletion", async () => {
    const { changeMany } = await setUp();
    const first = await changeMany({ delete: true });
    expect(first.deleted).toHaveLength(2);

    expect(await changeMany({ delete: true, accept_stored: true })).toEqual(first);
    expect((await changeMany({ delete: true })).failed).toMatchObject([
      { code: "NOT_FOUND" },
      { code: "NOT_FOUND" },
    ]);
  });
});
