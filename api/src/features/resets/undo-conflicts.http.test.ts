import { describe, expect, test } from "vitest";

import { readProblem } from "../../testing/index.ts";
import { setUpPublication, toUserRef } from "./testing/set-up-publication.ts";

describe("a published reset that was built on since", () => {
  const CHANGED = "mika.h changed these routes since, so this reset stays.";

  test("stays after a later reset that strips a new route", async () => {
    const { added, mika, change, createReset, publish, undo, listOnWall } =
      await setUpPublication();
    await publish();
    const later = await createReset();
    await change(later.id, { strip_add: [added.id] });
    await publish(later.id, mika);
    const before = await listOnWall();

    expect(await readProblem(await undo())).toMatchObject({
      detail: "CONFLICT",
      message: CHANGED,
      resets: [{ id: later.id, routes: [added.id] }],
      change: { subject: "routes", user: toUserRef(mika) },
    });
    expect(await listOnWall()).toEqual(before);
    await undo(later.id);
    expect((await undo()).status).toBe(200);
  });

  test("stays while another draft takes down a restored route", async () => {
    const { first, mika, createReset, change, changeRoute, publish, undo } =
      await setUpPublication();
    await publish();
    await changeRoute(first.id, { restore: true });
    const draft = await createReset(mika);
    await change(draft.id, { strip_add: [first.id] }, mika);

    expect(await readProblem(await undo())).toMatchObject({
      message: CHANGED,
      resets: [{ id: draft.id, routes: [first.id] }],
      change: { subject: "routes", user: toUserRef(mika) },
    });
  });

  test("stays if a restored route was stripped again", async () => {
    const { first, mika, changeRoute, publish, undo } = await setUpPublication();
    await publish();
    await changeRoute(first.id, { restore: true });
    await changeRoute(first.id, { strip: true }, mika);

    expect(await readProblem(await undo())).toMatchObject({
      detail: "CONFLICT",
      message: CHANGED,
      change: { subject: "routes", user: toUserRef(mika) },
    });
  });

  test("stays while its new set contains another route", async () => {
    const { api, circuit, reset, change, mika, publish, undo, listSets } = await setUpPublication();
    await change(reset.id, { new_sets: [circuit.id] });
    await publish();
    const [newSet] = await listSets();
    await api.seed.route({ set_id: newSet?.id ?? "", setter_id: mika.user.id });

    expect(await readProblem(await undo())).toMatchObject({
      detail: "CONFLICT",
      message: "mika.h added routes to its new sets since, so this reset stays.",
      change: { subject: "new_sets", user: toUserRef(mika) },
    });
  });

  test("can be undone if a new route was stripped, which then is a draft", async () => {
    const { added, changeRoute, publish, undo, listDrafts } = await setUpPublication();
    await publish();
    await changeRoute(added.id, { strip: true });

    expect((await undo()).status).toBe(200);
    expect(await listDrafts()).toMatchObject([{ id: added.id, stripped_at: null }]);
  });

  test("can be undone if another setter has deleted some of its routes, without these", async () => {
    const { first, second, added, mika, reset, change, add, publish, undo, ...setup } =
      await setUpPublication();
    await change(reset.id, { strip_add: [second.id] });
    const other = await add({ name: "N2" });
    await publish();
    for (const { id } of [first, added]) {
      await mika.fetch(`/api/routes/${id}`, { method: "DELETE" });
    }

    expect((await undo()).status).toBe(200);
    expect(await setup.readReset()).toMatchObject({ strip: [second.id], new: [other.id] });
    expect(await setup.listOnWall()).toMatchObject([{ id: second.id, status: "live" }]);
    expect(await setup.listDrafts()).toMatchObject([{ id: other.id, name: "N2" }]);
  });
});
