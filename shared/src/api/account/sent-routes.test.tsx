import type { Climb } from "@topout/shared/contract";
import { QueryClient } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { sentRoutesQuery } from "./sent-routes.ts";

const toId = (text: string) => {
  const hex = Buffer.from(text).toString("hex");
  return `00000000-0000-7000-8000-${hex.padStart(12, "0")}`;
};
const GYM_ID = toId("gym");

/** The gym has six sets. The newest has age 0. Each set has the routes "<age>a" and "<age>b". */
const ages = [0, 1, 2, 3, 4, 5];
const getDate = (age: number) => `2026-0${9 - age}-01T00:00:00.000Z`;
const sets = ages.map((age) => ({
  id: toId(`set ${age}`),
  name: null,
  circuit_id: toId("circ"),
  gym_id: GYM_ID,
  date: getDate(age),
}));
const createRoute = (name: string, set: string) => ({
  id: toId(name),
  name,
  grade: "",
  location: "",
  style: "",
  x: 0,
  y: 0,
  set_id: toId(set),
  gym_id: GYM_ID,
  circuit_id: toId("circ"),
  color: "red",
  has_image: false,
  climb_count: 0,
  user_sends: 0,
  user_attempts: 0,
  version: 1,
});
const createRoutes = (age: number) =>
  ["a", "b"].map((letter) => createRoute(`${age}${letter}`, `set ${age}`));

const createSend = (route: string, age: number): Climb => ({
  id: toId(`of ${route}`),
  route: toId(route),
  user: toId("user"),
  time: getDate(age).replace("01T", "02T"),
  sent: true,
  activity: null,
});

function respond(url: string) {
  if (url.startsWith("/api/sets/")) return sets;
  const query = new URL(url, "http://localhost").searchParams;
  const set = sets.findIndex(({ id }) => id === query.get("set_id"));
  if (set >= 0) return createRoutes(set);
  if (query.has("current")) return [...createRoutes(0), ...newRoutes];
  return [...ages.flatMap(createRoutes), createRoute("other", "set 9"), ...newRoutes];
}

/** Routes that the server has created after the first response. */
let newRoutes: ReturnType<typeof createRoutes> = [];

afterEach(() => {
  vi.unstubAllGlobals();
  newRoutes = [];
});

interface LoadOptions {
  readonly homeGym?: string | null;
  readonly client?: QueryClient;
}

async function load(
  climbs: readonly Climb[],
  { homeGym = GYM_ID, client = new QueryClient() }: LoadOptions = {},
) {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    urls.push(input);
    return Response.json(respond(input));
  });
  const routes = await client.fetchQuery(sentRoutesQuery(climbs, homeGym));
  return { names: routes.map(({ name }) => name), urls };
}

const LIST_ALL = "/api/routes/get_all";

describe("sentRoutesQuery", () => {
  test("loads only the current routes of the home gym if they are enough", async () => {
    const { names, urls } = await load([createSend("0b", 0), createSend("0a", 0)]);

    expect(names).toEqual(["0b", "0a"]);
    expect(urls).toEqual([`/api/routes/get_all?gym_id=${GYM_ID}&current=true`]);
  });

  test("loads the sets of the home gym that are as old as the send, but not all routes", async () => {
    const { names, urls } = await load([createSend("0a", 0), createSend("2a", 2)]);

    expect(names).toEqual(["0a", "2a"]);
    expect(urls.some((url) => url.includes(toId("set 2")))).toBe(true);
    expect(urls.some((url) => url.includes(toId("set 1")))).toBe(false);
    expect(urls).not.toContain(LIST_ALL);
  });

  test("loads all routes for a send in another gym, and without a home gym", async () => {
    const other = createSend("other", 0);

    expect((await load([other])).names).toEqual(["other"]);
    expect(await load([other], { homeGym: null })).toEqual({ names: ["other"], urls: [LIST_ALL] });
  });

  test("finds a route that is newer than the lists in the cache", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const { urls } = await load([createSend("other", 0)], { client });
    newRoutes = [createRoute("new", "set 0")];

    const { names } = await load([createSend("new", 0)], { client });

    expect(names).toEqual(["new"]);
    expect(urls.filter((url) => url === LIST_ALL)).toHaveLength(1);
  });

  test("loads lists again that were invalidated", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    await load([createSend("0a", 0)], { client });
    newRoutes = [createRoute("new", "set 0")];
    await client.invalidateQueries();

    const { names, urls } = await load([createSend("new", 0)], { client });

    expect(names).toEqual(["new"]);
    expect(urls).not.toContain(LIST_ALL);
  });

  test("loads nothing without sends", async () => {
    expect(await load([{ ...createSend("0a", 0), sent: false }])).toEqual({ names: [], urls: [] });
  });
});
