import type { GymPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { gyms } from "../../database/schema.ts";
import { createTestApi, readJson, type TestApi } from "../../testing/index.ts";

type Query = Readonly<Record<string, string>>;

const createUrl = (query: Query) => `/api/gyms/search?${new URLSearchParams(query)}`;

const search = ({ fetch }: TestApi, query: Query) => readJson<GymPage>(fetch(createUrl(query)));

const findNames = async (api: TestApi, q: string) =>
  (await search(api, { q })).data.map(({ name }) => name);

describe("the search of gyms", () => {
  test("returns summaries, and counts all pages", async () => {
    const api = await createTestApi();
    for (let n = 21; n >= 1; n--) await api.seed.gym({ name: `Wall ${n}`, image: "key" });

    const page = await search(api, { q: "wall" });

    expect(page.meta).toEqual({ page: 1, total: 21, totalPages: 2 });
    expect(page.data.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Wall ${index + 1}`),
    );
    expect(page.data[0]).toEqual({
      id: expect.any(String),
      name: "Wall 1",
      location: "Leeds",
      has_image: true,
      version: 1,
    });
    expect(await search(api, { q: "wall", page: "2" })).toMatchObject({
      data: [{ name: "Wall 21" }],
      meta: { page: 2, total: 21, totalPages: 2 },
    });
    expect((await search(api, { page: "4", page_size: "5" })).data).toHaveLength(5);
  });

  test("sends the first gyms again only after a change", async () => {
    const api = await createTestApi();
    await api.seed.gym({ name: "Wall 2" });
    const read = (headers = {}) => api.fetch("/api/gyms/search", { headers });
    const response = await read();
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await read(headers)).status).toBe(304);

    await api.seed.gym({ name: "Wall 1" });

    const page = await readJson<GymPage>(read(headers));
    expect(page.meta).toEqual({ page: 1, total: 2, totalPages: 1 });
    expect(page.data.map(({ name }) => name)).toEqual(["Wall 1", "Wall 2"]);
  });

  test.each([
    ["the start of a word of the name", "blo", ["Harbour Blocs"]],
    ["the start of a word of the location", "kra", ["Gritworks"]],
    ["words of both, in any order", "lond harb", ["Harbour Blocs"]],
    ["letters without accents", "cafe", ["Café Ñandú"]],
    ["accents and capitals", "CAFÉ ÑA", ["Café Ñandú"]],
    ["other scripts", "моск", ["Скалодром"]],
    ["similar words", "harbor bloks", ["Harbour Blocs"]],
    ["two swapped letters", "gritwroks", ["Gritworks"]],
    ["a short word and a similar one", "caf nandi", ["Café Ñandú"]],
  ])("finds %s", async (_, q, names) => {
    const api = await createGyms();

    expect(await findNames(api, q)).toEqual(names);
  });

  test.each(["rbo", "%", "_", "\\", "harb gri", "zz", "gritworks nowhere"])(
    "finds nothing for %j",
    async (q) => {
      const api = await createGyms();

      expect(await search(api, { q })).toEqual({
        data: [],
        meta: { page: 1, total: 0, totalPages: 1 },
      });
    },
  );

  test("returns matches before similar gyms, each by name", async () => {
    const api = await createTestApi();
    for (const name of ["Boulderei B", "Bouldering 10", "bouldering 2", "Boulderei A"]) {
      await api.seed.gym({ name });
    }

    expect(await findNames(api, "bouldering")).toEqual([
      "bouldering 2",
      "Bouldering 10",
      "Boulderei A",
      "Boulderei B",
    ]);
  });

  test("returns all gyms by name for an empty text", async () => {
    const api = await createGyms();

    expect(await findNames(api, " ")).toEqual([
      "Café Ñandú",
      "Gritworks",
      "Harbour Blocs",
      "Скалодром",
    ]);
  });

  test("finds a gym by its new name", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym({ name: "Old" });
    await api.db.update(gyms).set({ name: "New" });

    expect((await search(api, { q: "new" })).data).toMatchObject([{ id: gym.id }]);
    expect((await search(api, { q: "old" })).data).toEqual([]);
  });

  test.each<Query>([{ q: "x".repeat(101) }, { page_size: "51" }, { page: "0" }, { q: "a\u202Eb" }])(
    "rejects %j",
    async (query) => {
      const api = await createTestApi();

      expect((await api.fetch(createUrl(query))).status).toBe(422);
    },
  );
});

async function createGyms() {
  const api = await createTestApi();
  await api.seed.gym({ name: "Harbour Blocs", location: "London" });
  await api.seed.gym({ name: "Gritworks", location: "Kraków" });
  await api.seed.gym({ name: "Café Ñandú", location: "Lima" });
  await api.seed.gym({ name: "Скалодром", location: "Москва" });
  return api;
}
