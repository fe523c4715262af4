import { describe, expect, test } from "vitest";

import { setUpPublishing, toSortedIds } from "./testing/set-up-publishing.ts";

describe("a published reset", () => {
  test("starts a set in a circuit of which no route stays", async () => {
    const { publish, readReset, stripAll, added, circuit, set, listOnWall, listSets } =
      await setUpPublishing();
    await stripAll();
    expect(await readReset()).toMatchObject({ new_sets: [circuit.id] });

    const published = await publish();

    expect(published.new_sets).toEqual([circuit.id]);
    const newSet = (await listSets()).find(({ id }) => id !== set.id);
    expect(newSet).toMatchObject({ name: null, circuit_id: circuit.id });
    expect(await listOnWall()).toMatchObject([{ id: added.id, set_id: newSet?.id }]);
  });

  test("moves the routes that stay into a set that the setters choose", async () => {
    const { publish, change, reset, circuit, set, second, added, listOnWall, listSets } =
      await setUpPublishing();
    await change(reset.id, { new_sets: [circuit.id] });

    await publish();

    const newSet = (await listSets()).find(({ id }) => id !== set.id);
    const wall = await listOnWall();
    expect(toSortedIds(wall)).toEqual([second.id, added.id]);
    expect(wall.map(({ set_id }) => set_id)).toEqual([newSet?.id, newSet?.id]);
  });

  test("joins the current set of a circuit if the setters want no new one", async () => {
    const { publish, change, reset, stripAll, set, added, listOnWall } = await setUpPublishing();
    await stripAll();
    await change(reset.id, { new_sets: [] });

    expect(await publish()).toMatchObject({ new_sets: [] });

    expect(await listOnWall()).toMatchObject([{ id: added.id, set_id: set.id }]);
  });

  test("starts the first set of a circuit, and none in a circuit without routes", async () => {
    const { api, gym, publish, add, change, reset } = await setUpPublishing();
    const [filled, empty] = [
      await api.seed.circuit({ gym_id: gym.id }),
      await api.seed.circuit({ gym_id: gym.id }),
    ];
    await add({ circuit_id: filled.id });
    await change(reset.id, { new_sets: [empty.id] });

    expect(await publish()).toMatchObject({ new_sets: [filled.id] });
  });

  test("dates a new set with the start of today in the time zone of the gym", async () => {
    const { publish, stripAll, dateSet, setTimeZone, listSets, set } = await setUpPublishing();
    const timeZone = "Pacific/Kiritimati";
    await setTimeZone(timeZone);
    await dateSet("2026-01-01");
    await stripAll();

    const { published_at } = await publish();

    const newSet = (await listSets()).find(({ id }) => id !== set.id);
    const toDay = (time: string) => new Date(time).toLocaleDateString("en-GB", { timeZone });
    expect(toDay(newSet?.date ?? "")).toBe(toDay(published_at ?? ""));
    expect(new Date(newSet?.date ?? "").toLocaleTimeString("en-GB", { timeZone })).toBe("00:00:00");
  });

  test("makes a new set the current one, also after a set of a later day", async () => {
    const { publish, stripAll, dateSet, listOnWall, added } = await setUpPublishing();
    await dateSet("2998-12-31");
    await stripAll();

    await publish();

    expect(toSortedIds(await listOnWall())).toEqual([added.id]);
  });
});
