import type { Route } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { resets } from "../../database/schema.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { createPhoto } from "../../testing/images.ts";
import {
  createJsonRequest,
  readDetail,
  readJson,
  readProblem,
  UNKNOWN_ID,
} from "../../testing/index.ts";
import { setUpDrafts } from "./testing/set-up-drafts.ts";

const noDetails = { display_name: null, has_profile_photo: false };

const CLIENT_ID = "01890000-0000-7000-8000-000000000001";

describe("a new route of a reset", () => {
  test("is a draft without a set, and needs no texts", async () => {
    const { gym, circuit, reset, place, listDrafts, readReset } = await setUpDrafts();

    const response = await place({ location: "" });

    expect(response.status).toBe(201);
    const route = await readJson<Route>(response);
    expect(route).toMatchObject({
      name: "",
      grade: "",
      style: "",
      location: "",
      x: -12.5,
      y: 100,
      status: "draft",
      reset_id: reset.id,
      set_id: null,
      gym_id: gym.id,
      circuit_id: circuit.id,
      color: "pink",
      published_at: null,
      has_image: false,
      version: 1,
    });
    expect(await listDrafts()).toEqual([route]);
    expect(await readReset()).toMatchObject({ new: [route.id], version: 2 });
  });

  test("is listed with its setter", async () => {
    const { api, gym, circuit, reset, setter, createDraft, readReset } = await setUpDrafts();
    const mika = await api.signIn({ username: "mika.h" });
    await api.seed.member({ user_id: mika.user.id, gym_id: gym.id });
    const first = await createDraft();
    const fields = { circuit_id: circuit.id, x: 1, y: 2, name: "", grade: "", style: "" };
    const request = createFormRequest("POST", { ...fields, location: "" });
    const second = await readJson<Route>(mika.fetch(`/api/resets/${reset.id}/routes`, request));

    expect((await readReset()).setters).toEqual([
      { id: setter.user.id, username: "noor_", ...noDetails, routes: [first.id] },
      { id: mika.user.id, username: "mika.h", ...noDetails, routes: [second.id] },
    ]);
  });

  test("is created once for the id of a device, with one photo", async () => {
    const { place, listDrafts, readReset, countStoredFiles, api, reset } = await setUpDrafts();
    const file = await createPhoto("#a31");
    const route = await readJson<Route>(place({ id: CLIENT_ID, file }));
    await api.db
      .update(resets)
      .set({ status: "published", published_at: new Date(), new_sets: [] })
      .where(eq(resets.id, reset.id));

    const repeated = await place({ id: CLIENT_ID.toUpperCase(), file });

    expect(repeated.status).toBe(200);
    expect(await readJson(repeated)).toEqual(route);
    await api.runJobs();
    expect(await countStoredFiles()).toBe(2);
    expect(await readReset()).toMatchObject({ version: 2 });
    expect(await listDrafts()).toEqual([]);
  });

  test("cannot have the id of another route", async () => {
    const { api, place, readReset } = await setUpDrafts();
    const other = await api.seed.route();

    expect(await readDetail(place({ id: other.id }))).toBe("CONFLICT");
    expect(await readReset()).toMatchObject({ new: [], version: 1 });
  });

  test("joins neither an unknown reset, nor a published one, nor a circuit of another gym", async () => {
    const { api, gym, place } = await setUpDrafts();
    const published = await api.seed.reset({
      gym_id: gym.id,
      status: "published",
      published_at: new Date(),
      new_sets: [],
    });
    const foreign = await api.seed.circuit();

    expect(await readDetail(place({}, UNKNOWN_ID))).toBe("NOT_FOUND");
    expect(await readDetail(place({}, published.id))).toBe("CONFLICT");
    expect(await readDetail(place({ circuit_id: foreign.id }))).toBe("CONFLICT");
    expect(await readDetail(place({ circuit_id: UNKNOWN_ID }))).toBe("NOT_FOUND");
  });

  test("can change, also to another circuit, and increases the version of its reset", async () => {
    const { api, gym, createDraft, change, readReset, countStoredFiles } = await setUpDrafts();
    const route = await createDraft({ file: await createPhoto("#a31") });
    const other = await api.seed.circuit({ gym_id: gym.id, color: "blue" });

    const response = await change(route, {
      circuit_id: other.id,
      grade: "6a",
      version: route.version,
      file: await createPhoto("#13a"),
    });

    expect(await readJson(response)).toMatchObject({
      status: "draft",
      circuit_id: other.id,
      color: "blue",
      grade: "6a",
      version: 2,
    });
    expect((await readReset()).version).toBe(3);
    await api.runJobs();
    expect(await countStoredFiles()).toBe(2);
    expect(await readDetail(change(route, { version: route.version }))).toBe("STALE");
    const foreign = await api.seed.circuit();
    expect(await readDetail(change(route, { circuit_id: foreign.id }))).toBe("CONFLICT");
  });

  test("does not change as a published route, nor a published one as a draft", async () => {
    const { api, circuit, createDraft, change, setter } = await setUpDrafts();
    const draft = await createDraft();
    const set = await api.seed.set({ circuit_id: circuit.id });
    const live = await api.seed.route({ set_id: set.id });
    const texts = { name: "P1", grade: "6a", style: "Slab", circuit_id: undefined };

    expect(await readDetail(change(live))).toBe("CONFLICT");
    expect(await readDetail(change(draft, { ...texts, set_id: set.id }))).toBe("CONFLICT");
    for (const values of [{ grade: "6a" }, { set_id: set.id }, { leaves_on: "2999-12-01" }]) {
      const routes = [{ id: draft.id, version: draft.version }];
      const request = createJsonRequest("POST", { routes, ...values });
      const result = await readJson(setter.fetch("/api/routes/change_many", request));
      expect(result).toMatchObject({ failed: [{ code: "CONFLICT" }] });
    }
  });

  test("is neither stripped nor restored", async () => {
    const { createDraft, setter, listDrafts } = await setUpDrafts();
    const draft = await createDraft();

    for (const change of ["strip", "restore"]) {
      const routes = [{ id: draft.id, version: draft.version }];
      await setter.fetch(
        "/api/routes/change_many",
        createJsonRequest("POST", { routes, [change]: true }),
      );
    }

    expect(await listDrafts()).toEqual([draft]);
  });

  test("loses no dot when several are placed at once", async () => {
    const { place, readReset } = await setUpDrafts();

    await Promise.all(Array.from({ length: 5 }, () => place()));

    const { new: added, version } = await readReset();
    expect({ added: added.length, version }).toEqual({ added: 5, version: 6 });
  });
});

describe("a published route", () => {
  test("still needs all texts, and either a set or a circuit", async () => {
    const { api, circuit, change } = await setUpDrafts();
    const set = await api.seed.set({ circuit_id: circuit.id });
    const route = await api.seed.route({ set_id: set.id });
    const readFields = async (fields: Parameters<typeof change>[1]) => {
      const { detail } = await readProblem(await change(route, fields));
      return Array.isArray(detail) ? detail.map(({ loc }) => loc.at(-1)) : detail;
    };

    expect(
      await readFields({ circuit_id: undefined, set_id: set.id, style: " ,", location: "" }),
    ).toEqual(["name", "grade", "style", "location"]);
    expect(await readFields({ set_id: set.id })).toEqual(["set_id"]);
    expect(await readFields({ circuit_id: undefined, name: "P1" })).toContain("set_id");
  });
});
