import { API_HEADER } from "@topout/shared/contract";
import { QueryClient } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { circuitMutations, gymMutations, routeMutations, setMutations } from "./index.ts";

const ID = "0192f0c1-7a00-7000-8000-000000000001";
const lists = ["gyms", "circuits", "sets", "routes", "climbs", "projects", "activities", "videos"];

const gym = {
  id: ID,
  name: "Depot",
  location: "Leeds",
  about: "Steep",
  layout: { lines: [], areas: [] },
  has_image: true,
  time_zone: null,
  grade_scale: null,
  grade_targets: [],
  screen_names: true,
  version: 1,
};
const route = {
  id: ID,
  name: "P1",
  grade: "6a",
  location: "Cave",
  style: "Slab",
  x: 0,
  y: 0,
  set_id: ID,
  gym_id: ID,
  circuit_id: ID,
  color: "pink",
  has_image: true,
  climb_count: 0,
  user_sends: 0,
  user_attempts: 0,
  version: 1,
};
const circuit = { id: ID, name: "Pink", color: "pink" as const, gym_id: ID };
const set = { id: ID, name: null, circuit_id: ID, gym_id: ID, date: "2026-11-01T00:00:00.000Z" };
const photo = new Blob(["photo"]);

type Mutation = Parameters<ReturnType<QueryClient["getMutationCache"]>["build"]>[1];

/** Runs a mutation and returns the invalidated lists. */
async function getInvalidatedLists(mutation: unknown, variables: unknown, response: Response) {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  const client = new QueryClient();
  for (const list of lists) client.setQueryData([list, "list"], []);
  // The mutations have different variables, so the test passes them untyped.
  const run = client.getMutationCache().build(client, mutation as Mutation);
  await run.execute(variables as never).catch(() => undefined);
  return lists.filter((list) => client.getQueryState([list, "list"])?.isInvalidated);
}

afterEach(() => vi.unstubAllGlobals());

describe("staff mutations", () => {
  test.each([
    ["a gym is created", gymMutations.create(), { ...gym, photo }, gym, ["gyms"]],
    ["a gym is changed", gymMutations.update(), { id: ID, name: "Depot" }, gym, ["gyms"]],
    [
      "a gym's layout is changed",
      gymMutations.update(),
      { id: ID, layout: gym.layout },
      gym,
      ["gyms", "routes", "activities"],
    ],
    ["a circuit is created", circuitMutations.create(), circuit, circuit, ["circuits"]],
    [
      "a circuit is changed",
      circuitMutations.update(),
      circuit,
      circuit,
      ["circuits", "routes", "activities"],
    ],
    ["a set is created", setMutations.create(), set, set, ["sets", "routes"]],
    ["a set is changed", setMutations.update(), set, set, ["sets", "routes"]],
    ["a route is created", routeMutations.create(), route, route, ["routes", "activities"]],
    ["a route is changed", routeMutations.update(), route, route, ["routes", "activities"]],
  ])(
    "invalidate every list that contains the change when %s",
    async (_case, mutation, variables, body, expected) => {
      expect(await getInvalidatedLists(mutation, variables, Response.json(body))).toEqual(expected);
    },
  );

  test.each([
    ["a circuit", circuitMutations.remove()],
    ["a route", routeMutations.remove()],
    ["a set", setMutations.remove()],
  ])("invalidate every list after the removal of %s", async (_case, mutation) => {
    const headers = { [API_HEADER.name]: API_HEADER.value };
    const response = new Response(null, { status: 204, headers });

    expect(await getInvalidatedLists(mutation, ID, response)).toEqual(lists);
  });

  test.each([
    ["changed", { grade: "6b" }, ["routes", "activities"]],
    ["deleted", { delete: true }, lists],
  ])(
    "invalidate every list that contains the change when many routes are %s",
    async (_case, change, expected) => {
      const variables = { ...change, routes: [{ id: ID, version: 1 }] };
      const result = Response.json({ changed: [], deleted: [], failed: [] });

      expect(await getInvalidatedLists(routeMutations.changeMany(), variables, result)).toEqual(
        expected,
      );
    },
  );

  test.each([
    ["gym", gymMutations.update(), gym, "gyms"],
    ["route", routeMutations.update(), route, "routes"],
  ])("invalidate the %s after a STALE error", async (_case, mutation, variables, list) => {
    const stale = Response.json({ detail: "STALE", message: "Look again" }, { status: 409 });

    expect(await getInvalidatedLists(mutation, variables, stale)).toContain(list);
  });

  test("invalidate every list if the route is already deleted", async () => {
    const notFound = Response.json({ detail: "NOT_FOUND", message: "Gone" }, { status: 404 });

    expect(await getInvalidatedLists(routeMutations.remove(), ID, notFound)).toEqual(lists);
  });

  test("invalidate nothing after another error", async () => {
    const forbidden = Response.json({ detail: "FORBIDDEN", message: "No" }, { status: 403 });

    expect(await getInvalidatedLists(routeMutations.remove(), ID, forbidden)).toEqual([]);
  });
});
