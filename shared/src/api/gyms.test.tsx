import { API_HEADER, type Gym } from "@topout/shared/contract";
import { QueryClient } from "@topout/shared/platform";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { gymQueries } from "./gyms.ts";

const createGym = (n: number): Gym => ({
  id: `0192f0c1-7a00-7000-8000-00000000000${n}`,
  name: `Gym ${n}`,
  location: "Leeds",
  about: "",
  layout: { lines: [], areas: [] },
  has_image: false,
  time_zone: null,
  grade_scale: null,
  grade_targets: [],
  screen_names: true,
  version: 1,
});
const gyms = [createGym(1), createGym(2)];
const [, secondGym] = gyms;
const requests: string[] = [];

const notFound = () =>
  Response.json({ detail: "NOT_FOUND", message: "Not found" }, { status: 404 });

/** Responds like a server of version 1.0. */
async function respondAsOlderServer(url: string) {
  requests.push(url);
  if (url !== "/api/gyms") return notFound();
  return Response.json(gyms, { headers: { [API_HEADER.name]: API_HEADER.value } });
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", respondAsOlderServer);
  return () => vi.unstubAllGlobals();
});

describe("the gyms of an older server, which only lists all gyms", () => {
  test("come from its list, which is requested once", async () => {
    const client = new QueryClient();

    expect(await client.fetchQuery(gymQueries.first())).toEqual(gyms);
    expect(await client.fetchQuery(gymQueries.get(secondGym?.id ?? ""))).toEqual(secondGym);
    expect(requests.filter((url) => url === "/api/gyms")).toHaveLength(1);
  });

  test("do not contain a gym that was deleted", async () => {
    const deleted = gymQueries.get(createGym(3).id);

    await expect(new QueryClient().fetchQuery({ ...deleted, retry: false })).rejects.toThrow(
      "Not found",
    );
  });
});
