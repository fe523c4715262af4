import { describe, expect, test } from "vitest";

import { createSend } from "../testing/create-send.ts";
import { getSends } from "./get-sends.ts";

const { route } = createSend();
const climb = (id: string, sent: boolean, of = route.id) => ({
  id,
  route: of,
  user: "ann",
  time: "2026-11-20T10:00:00.000Z",
  sent,
  activity: null,
});

describe("somebody's sends", () => {
  test("are the climbs that were topped, each with its route", () => {
    const sends = getSends([climb("b", true), climb("a", false)], [route]);

    expect(sends).toEqual([{ id: "b", time: "2026-11-20T10:00:00.000Z", route }]);
  });

  test("of a route that nobody knows any more are left out", () => {
    expect(getSends([climb("a", true, "gone")], [route])).toEqual([]);
  });
});
