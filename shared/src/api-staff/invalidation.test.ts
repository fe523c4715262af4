// @vitest-environment jsdom
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
};
const circuit = { id: ID, name: "Pink", color: "pink" as const, gym_id: ID };
const set = { id: ID, name: null, circuit_id: ID, gym_id: ID, date: "2026-11-01T00:00:00.000Z" };
const photo = new Blob(["photo"]);

type Mutation = Parameters<ReturnType<QueryClient["getMutationCache"]>["build"]>[1];

/** Which of the lists at hand are asked for anew after a call that is answered so. */
async function refreshed(mutation: unknown, sent: unknown, answer: Response) {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const client = new QueryClient();
  for (const list of lists) client.setQueryData([list, "list"], []);
  // Each is told apart by what it sends; here all are alike.
  const run = client.getMutationCache().build(client, mutation as Mutation);
  await run.execute(sent as never).catch(() => undefined);
  return lists.filter((list) => client.getQueryState([list, "list"])?.isInvalidated);
}

afterEach(() => vi.unstubAllGlobals());

describe("after a change by staff", () => {
  test.each([
    ["a gym is created", gymMutations.create(), { ...gym, photo }, gym, ["gyms"]],
    ["a gym is changed", gymMutations.update(), { id: ID, name: "Depot" }, gym, ["gyms"]],
    ["a circuit is added", circuitMutations.create(), circuit, circuit, ["circuits"]],
    ["a set is put up", setMutations.create(), set, set, ["sets", "routes"]],
    ["a route is put up", routeMutations.create(), route, route, ["routes", "activities"]],
    ["a route is changed", routeMutations.update(), route, route, ["routes", "activities"]],
  ])(
    "every list that shows it is asked for anew: %s",
    async (_what, mutation, sent, body, asked) => {
      expect(await refreshed(mutation, sent, Response.json(body))).toEqual(asked);
    },
  );

  test.each([
    ["a circuit", circuitMutations.remove()],
    ["a route", routeMutations.remove()],
  ])("that takes %s away everything is asked for anew", async (_what, mutation) => {
    expect(await refreshed(mutation, ID, new Response(null, { status: 204 }))).toEqual(lists);
  });

  test.each([
    ["gym", gymMutations.update(), gym, "gyms"],
    ["route", routeMutations.update(), route, "routes"],
  ])("that came too late the present %s is asked for", async (_what, mutation, sent, list) => {
    const stale = Response.json({ detail: "STALE", message: "Look again" }, { status: 409 });

    expect(await refreshed(mutation, sent, stale)).toContain(list);
  });

  test("that was refused nothing is", async () => {
    const refused = Response.json({ detail: "NOT_FOUND", message: "Gone" }, { status: 404 });

    expect(await refreshed(routeMutations.remove(), ID, refused)).toEqual([]);
  });
});
