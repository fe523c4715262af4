import type { Reset, Route } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes } from "../../database/schema.ts";
import { readJson, readProblem } from "../../testing/index.ts";
import { setUpResets } from "./testing/set-up-resets.ts";

describe("the announced day of a reset", () => {
  test("is shown to everybody on the routes that come down", async () => {
    const { first, create, change, remove, readDays } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    expect(await readDays()).toEqual([null, null]);

    await change(id, { strip_add: [first.id], leaves_on: "2999-12-01" });
    expect(await readDays()).toEqual(["2999-12-01", null]);

    await change(id, { leaves_on: "2999-12-02" });
    expect(await readDays()).toEqual(["2999-12-02", null]);

    await remove(id);
    expect(await readDays()).toEqual([null, null]);
  });

  test("ends on a route that stays after all, or that moves to another draft", async () => {
    const { first, second, create, change, readDays } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    const other = await readJson<Reset>(create());
    await change(id, { strip_add: [first.id, second.id], leaves_on: "2999-12-01" });
    expect(await readDays()).toEqual(["2999-12-01", "2999-12-01"]);

    await change(id, { strip_remove: [first.id] });
    expect(await readDays()).toEqual([null, "2999-12-01"]);

    await change(other.id, { strip_add: [second.id], take: true });
    expect(await readDays()).toEqual([null, null]);
  });

  test("is the earlier one if the route has a day of its own", async () => {
    const { api, first, create, change, readDays } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    await api.db.update(routes).set({ leaves_on: "2999-11-30" }).where(eq(routes.id, first.id));

    await change(id, { strip_add: [first.id], leaves_on: "2999-12-01" });

    expect(await readDays()).toEqual(["2999-11-30", null]);
  });

  test("does not come from a published reset", async () => {
    const { api, first, create, change, publish } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    await change(id, { strip_add: [first.id], leaves_on: "2999-12-01" });

    await publish(id);

    const route = await readJson<Route>(api.fetchAnonymously(`/api/routes/${first.id}`));
    expect(route.leaves_on).toBeNull();
  });

  test("cannot be over", async () => {
    const { create, change } = await setUpResets();
    const { id } = await readJson<Reset>(create());

    const { status, message } = await readProblem(await change(id, { leaves_on: "2020-01-01" }));

    expect([status, message]).toEqual([422, "leaves_on: Choose today or a later date"]);
  });
});
