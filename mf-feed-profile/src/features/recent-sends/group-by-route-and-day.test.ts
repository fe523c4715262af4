import { expect, test } from "vitest";

import { createSend } from "../../testing/create-send.ts";
import { groupByRouteAndDay } from "./group-by-route-and-day.ts";

test("groupByRouteAndDay counts the sends of a route on a day", () => {
  const newest = createSend({ time: "2026-11-20T12:00:00.000Z" });
  const sendOfOtherRoute = createSend({ time: "2026-11-20T11:00:00.000Z" });
  const sendOfSameRoute = { ...newest, id: "again", flash: true, time: "2026-11-20T10:30:00.000Z" };
  const earlierSend = { ...newest, id: "before", time: "2026-11-17T12:00:00.000Z" };

  expect(groupByRouteAndDay([newest, sendOfOtherRoute, sendOfSameRoute, earlierSend])).toEqual([
    { send: newest, count: 2, hasFlash: true },
    { send: sendOfOtherRoute, count: 1, hasFlash: false },
    { send: earlierSend, count: 1, hasFlash: false },
  ]);
});
