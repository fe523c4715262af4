import { describe, expect, test } from "vitest";

import { aSend } from "../testing/a-send.ts";
import { sendsAmong } from "./sends.ts";

const { route } = aSend();
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
    const sends = sendsAmong([climb("b", true), climb("a", false)], [route]);

    expect(sends).toEqual([{ id: "b", time: "2026-11-20T10:00:00.000Z", route }]);
  });

  test("of a route that nobody knows any more are left out", () => {
    expect(sendsAmong([climb("a", true, "gone")], [route])).toEqual([]);
  });
});
