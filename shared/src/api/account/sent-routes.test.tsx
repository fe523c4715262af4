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
  const query = new URL(url, "http://localhost").searchParams;
  if (query.has("current")) return [...createRoutes(0), ...newRoutes];
  const routes = [...ages.flatMap(createRoutes), createRoute("other", "set 9"), ...newRoutes];
  return routes.filter(({ id }) => query.get("ids")?.split(",").includes(id));
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

const LIST_CURRENT = `/api/routes/get_all?gym_id=${GYM_ID}&current=true`;
const listByIds = (...names: readonly string[]) =>
  `/api/routes/get_all?ids=${names.map(toId).join("%2C")}`;

describe("sentRoutesQuery", () => {
  test("loads only the current routes of the home gym if they are enough", async () => {
    const { names, urls } = await load([createSend("0b", 0), createSend("0a", 0)]);

    expect(names).toEqual(["0b", "0a"]);
    expect(urls).toEqual([LIST_CURRENT]);
  });

  test("loads older routes and those of other gyms by their ids", async () => {
    const sends = [createSend("0a", 0), createSend("2a", 2), createSend("other", 0)];

    expect(await load(sends)).toEqual({
      names: ["0a", "2a", "other"],
      urls: [LIST_CURRENT, listByIds("2a", "other")],
    });
  });

  test("loads all routes by their ids without a home gym", async () => {
    expect(await load([createSend("other", 0)], { homeGym: null })).toEqual({
      names: ["other"],
      urls: [listByIds("other")],
    });
  });

  test("finds a route that is newer than the list in the cache", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    await load([createSend("0a", 0)], { client });
    newRoutes = [createRoute("new", "set 0")];

    const { names, urls } = await load([createSend("new", 0)], { client });

    expect(names).toEqual(["new"]);
    expect(urls).toEqual([listByIds("new")]);
  });

  test("loads a list again that was invalidated", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    await load([createSend("0a", 0)], { client });
    newRoutes = [createRoute("new", "set 0")];
    await client.invalidateQueries();

    const { names, urls } = await load([createSend("new", 0)], { client });

    expect(names).toEqual(["new"]);
    expect(urls).toEqual([LIST_CURRENT]);
  });

  test("loads nothing without sends", async () => {
    expect(await load([{ ...createSend("0a", 0), sent: false }])).toEqual({ names: [], urls: [] });
  });
});
