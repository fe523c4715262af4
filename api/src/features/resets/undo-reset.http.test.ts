import type { AuditPage } from "@topout/shared/contract";
import { afterEach, describe, expect, test, vi } from "vitest";

import { readJson, readProblem } from "../../testing/index.ts";
import { setUpPublication, toUserRef } from "./testing/set-up-publication.ts";

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock of the API. That of the database does not change. */
const travel = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: time });

const getIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe("undoing a reset", () => {
  test("puts its stripped routes on the wall, and makes its new ones drafts", async () => {
    const setup = await setUpPublication();
    const { first, second, added, mika, publish, undo, listOnWall, listDrafts, api } = setup;
    const before = await listOnWall();
    const published = await publish();
    expect(getIds(await listOnWall())).toEqual([second.id, added.id]);

    const response = await undo(published.id, mika);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...published,
      status: "draft",
      changed_by: toUserRef(mika),
      undone_by: toUserRef(mika),
      undone_at: expect.any(String),
      version: published.version + 1,
    });
    const [firstBefore, ...others] = before;
    expect(await listOnWall()).toEqual([{ ...firstBefore, version: 3 }, ...others]);
    expect(await listDrafts()).toMatchObject([{ id: added.id, set_id: null, published_at: null }]);
    expect((await api.fetchAnonymously(`/api/routes/${added.id}`)).status).toBe(404);
    expect(await setup.readReset()).toMatchObject({ strip: [first.id], new: [added.id] });
  });

  test("removes its new sets, and moves the routes that stayed back", async () => {
    const { set, circuit, reset, change, second, publish, undo, listOnWall, listSets } =
      await setUpPublication();
    await change(reset.id, { new_sets: [circuit.id] });
    await publish();
    const [newSet] = await listSets();
    expect(newSet?.id).not.toBe(set.id);
    expect(await listOnWall()).toMatchObject([{ id: second.id, set_id: newSet?.id }, {}]);

    await undo();

    expect(getIds(await listSets())).toEqual([set.id]);
    expect((await listOnWall()).map(({ set_id }) => set_id)).toEqual([set.id, set.id]);
  });

  test("can be repeated, and published again", async () => {
    const { added, publish, undo, listOnWall } = await setUpPublication();
    const { published_at } = await publish();

    const undone = await readJson(undo());
    expect(await readJson(undo())).toEqual(undone);
    const again = await publish();

    expect(again).toMatchObject({ status: "published", undone_at: null, undone_by: null });
    expect(again.published_at).not.toBe(published_at);
    expect(getIds(await listOnWall())).toContain(added.id);
  });

  test("is possible for 24 hours", async () => {
    const { publish, undo } = await setUpPublication();
    const publishedAt = Date.parse((await publish()).published_at ?? "");

    travel(publishedAt + 24 * HOUR_MS + 1);
    expect(await readProblem(await undo())).toMatchObject({ detail: "CONFLICT" });
    travel(publishedAt + 24 * HOUR_MS);
    expect((await undo()).status).toBe(200);
  });

  test("withdraws an announcement whose day is over", async () => {
    const { api, reset, change, publish, undo, listOnWall, first } = await setUpPublication();
    await change(reset.id, { leaves_on: "2999-12-01" });
    await publish();
    await api.db.execute("update resets set leaves_on = '2026-01-01'");
    await api.db.execute(`update routes set leaves_on = '2026-01-01' where id = '${first.id}'`);

    expect(await readJson(undo())).toMatchObject({ leaves_on: null });
    expect(await listOnWall()).toMatchObject([{ leaves_on: null }, {}]);
  });

  test("is in the audit, with its sets", async () => {
    const { api, gym, reset, change, circuit, publish, undo } = await setUpPublication();
    await change(reset.id, { new_sets: [circuit.id] });
    await publish();
    await undo();
    const admin = await api.signIn({ is_superuser: true });

    const page = await readJson<AuditPage>(admin.fetch(`/api/gyms/${gym.id}/audit`));

    expect(page.data.slice(0, 2)).toMatchObject([
      {
        action: "update",
        object: { type: "reset", id: reset.id },
        before: { status: "published" },
        after: { status: "draft" },
      },
      { action: "delete", object: { type: "set" } },
    ]);
  });

  test("needs a published reset, room for another draft, and a setter of the gym", async () => {
    const { api, gym, reset, publish, undo } = await setUpPublication();
    expect(await readProblem(await undo())).toMatchObject({
      message: "This reset is not published.",
    });
    await publish();
    for (let count = 0; count < 20; count += 1) await api.seed.reset({ gym_id: gym.id });

    expect(await readProblem(await undo())).toMatchObject({ detail: "LIMIT_REACHED" });
    expect((await undo(reset.id, await api.signIn())).status).toBe(403);
  });
});
