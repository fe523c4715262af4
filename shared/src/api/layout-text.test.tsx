import { API_HEADER, gyms, type Layout } from "@topout/shared/contract";
import { afterEach, describe, expect, test, vi } from "vitest";

import { request } from "./request.ts";

const gym = {
  id: "0192f0c1-7a00-7000-8000-000000000001",
  name: "Gritworks",
  location: "Leeds",
  about: "",
  has_image: false,
  time_zone: null,
  grade_scale: null,
  grade_targets: [],
  screen_names: true,
  version: 0,
};

const layout: Layout = {
  lines: [{ joined: true, points: [{ x: 1, y: 2 }], style: "mat" }],
  areas: [{ joined: false, points: [], name: "Cave", style: "", color: "#3a8a7d40" }],
};

function requestGyms(received: unknown) {
  const headers = { [API_HEADER.name]: API_HEADER.value };
  vi.stubGlobal("fetch", async () => Response.json([{ ...gym, layout: received }], { headers }));
  return request(gyms.list, {});
}

afterEach(() => vi.unstubAllGlobals());

describe("the layout of a gym", () => {
  test.each([
    ["an object", layout],
    ["JSON text", JSON.stringify(layout)],
  ])("can arrive as %s", async (_title, received) => {
    expect(await requestGyms(received)).toEqual([{ ...gym, layout }]);
  });

  test.each(["", "{", "null", '{"lines":[]}', JSON.stringify(JSON.stringify(layout))])(
    "cannot be the text %j",
    async (received) => {
      await expect(requestGyms(received)).rejects.toThrow("unexpected response");
    },
  );
});
