import type { Layout } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";

const layout: Layout = {
  lines: [{ joined: false, points: [{ x: -1.5, y: 2 }], style: "wall" }],
  areas: [{ joined: true, points: [], name: "Cave", style: "area", color: "#ff000022" }],
};

const readTotal = ({ status, headers }: Response) => ({
  status,
  total: headers.get("x-total-count"),
});

describe("the list of gyms", () => {
  test("is sorted by name, and contains layouts", async () => {
    const api = await createTestApi();
    await api.seed.gym({ name: "gym 10" });
    const second = await api.seed.gym({ name: "Gym 2", layout, image: "key", version: 3 });

    const response = await api.fetch("/api/gyms");

    const gyms = await readJson<{ name: string }[]>(response);
    expect(gyms.map(({ name }) => name)).toEqual(["Gym 2", "gym 10"]);
    expect(gyms[0]).toEqual({
      id: second.id,
      name: "Gym 2",
      location: "Leeds",
      about: "",
      layout,
      has_image: true,
      time_zone: null,
      grade_scale: null,
      grade_targets: [],
      screen_names: true,
      version: 3,
    });
  });

  test("contains the first 100 gyms, and counts all gyms", async () => {
    const api = await createTestApi();
    for (let n = 102; n >= 1; n--) await api.seed.gym({ name: `Gym ${n}` });

    const response = await api.fetch("/api/gyms");

    const gyms = await readJson<{ name: string }[]>(response.clone());
    expect(gyms.map(({ name }) => name)).toEqual(
      Array.from({ length: 100 }, (_, index) => `Gym ${index + 1}`),
    );
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    const unchanged = await api.fetch("/api/gyms", { headers });
    expect([response, unchanged].map(readTotal)).toEqual([
      { status: 200, total: "102" },
      { status: 304, total: "102" },
    ]);
  });

  test("is empty without gyms", async () => {
    const api = await createTestApi();

    expect(await (await api.fetch("/api/gyms")).json()).toEqual([]);
  });
});

describe("one gym", () => {
  test("is returned whole, and not again until it changes", async () => {
    const api = await createTestApi();
    const { id } = await api.seed.gym({ name: "Harbour Blocs", layout });
    const other = await api.seed.gym({ name: "Other" });
    const admin = await api.signIn({ is_superuser: true });
    const read = (headers = {}) => api.fetch(`/api/gyms/${id.toUpperCase()}`, { headers });
    const rename = (gymId: string, name: string) =>
      admin.fetch(`/api/gyms/${gymId.toUpperCase()}`, createFormRequest("PATCH", { name }));

    const response = await read();
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect(await readJson(response)).toMatchObject({
      id,
      name: "Harbour Blocs",
      layout,
      version: 1,
    });
    await rename(other.id, "Another");
    expect((await read(headers)).status).toBe(304);

    await rename(id, "Dock");

    expect(await readJson(read(headers))).toMatchObject({ name: "Dock", version: 2 });
    expect(await readJson(api.fetch("/api/gyms"))).toMatchObject([
      { name: "Another" },
      { name: "Dock" },
    ]);
  });

  test("is 404 for an unknown id, until the gym exists", async () => {
    const api = await createTestApi();
    const getStatus = async (id: string) => (await api.fetch(`/api/gyms/${id}`)).status;

    expect([await getStatus(UNKNOWN_ID), await getStatus("nonsense")]).toEqual([404, 404]);
    const { id } = await api.seed.gym({ id: UNKNOWN_ID });
    expect(await getStatus(id)).toBe(200);
  });
});
