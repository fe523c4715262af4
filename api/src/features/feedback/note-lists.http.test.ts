import type { NoteKind } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import type { notes } from "../../database/schema.ts";
import { UNKNOWN_ID } from "../../testing/index.ts";
import { getTime, setUpNotes } from "./testing/set-up-notes.ts";

describe("the notes of a gym", () => {
  test("list what is to fix first, and those of one route and kind together", async () => {
    const { api, route, ann, readPage } = await setUpNotes();
    const other = await api.seed.route({ set_id: route.set_id });
    const add = (kind: NoteKind, hoursAgo: number, route_id = route.id) =>
      api.seed.note({ kind, time: getTime(hoursAgo), route_id, user_id: ann.user.id });
    const fun = await add("fun", 1);
    const oldest = await add("loose_hold", 30);
    const elsewhere = await add("loose_hold", 10, other.id);
    const newest = await add("loose_hold", 5);
    const dangerous = await add("dangerous", 40);
    await add("reachy", 31 * 24);

    const { data, meta } = await readPage();

    const expected = [dangerous, newest, oldest, elsewhere, fun];
    expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(meta).toMatchObject({ page: 1, total: 5, totalPages: 1, to_fix: 3 });
    expect((await readPage("")).data).toHaveLength(6);
  });

  test("leave out notes to fix on routes that are not live, and notes of other gyms", async () => {
    const { api, route, ann, readPage } = await setUpNotes();
    const stripped = await api.seed.route({
      set_id: route.set_id,
      status: "stripped",
      stripped_at: new Date(),
    });
    const elsewhere = await api.seed.route();
    for (const { id } of [stripped, elsewhere]) {
      await api.seed.note({ route_id: id, user_id: ann.user.id });
    }

    expect(await readPage()).toMatchObject({ data: [], meta: { total: 0, to_fix: 0 } });
    expect((await readPage("")).data).toMatchObject([{ route: stripped.id }]);
  });

  test("have pages of 100", async () => {
    const { api, route, ann, readPage } = await setUpNotes();
    await api.db.execute(sql`
      insert into notes (id, route_id, gym_id, user_id, kind, time)
      select gen_random_uuid(), ${route.id}, ${route.gym_id}, ${ann.user.id}, 'loose_hold', now()
      from generate_series(1, 101)`);

    const pages = [await readPage(), await readPage("?open=true&page=2")];

    expect(pages.map(({ data }) => data.length)).toEqual([100, 1]);
    expect(pages[0]?.meta).toMatchObject({ total: 101, totalPages: 2, to_fix: 1 });
  });

  test("belong to an existing gym", async () => {
    const { api } = await setUpNotes();
    const admin = await api.signIn({ is_superuser: true });

    expect((await admin.fetch(`/api/gyms/${UNKNOWN_ID}/notes`)).status).toBe(404);
  });
});

describe("marking a note as done", () => {
  test("also marks the earlier ones of its kind on its route, and its climber sees it", async () => {
    const { api, route, ann, markDone, readPage, readOwnNotes } = await setUpNotes();
    const other = await api.seed.route({ set_id: route.set_id });
    const add = (hoursAgo: number, values: Partial<typeof notes.$inferInsert> = {}) =>
      api.seed.note({
        time: getTime(hoursAgo),
        route_id: route.id,
        user_id: ann.user.id,
        ...values,
      });
    await add(5);
    const seen = await add(4);
    const open = [
      await add(6, { kind: "dangerous" }),
      await add(3),
      await add(6, { route_id: other.id }),
    ];

    for (const status of [204, 204]) expect(await markDone(seen.id)).toBe(status);

    const { data, meta } = await readPage();
    expect(data.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    expect(meta.to_fix).toBe(3);
    expect((await readPage("?open=false")).data).toHaveLength(2);
    const done = (await readOwnNotes()).find(({ id }) => id === seen.id);
    expect(done?.done_at).toEqual(expect.any(String));
  });

  test("requires a setter of the gym", async () => {
    const { api, route, ann, markDone } = await setUpNotes();
    const note = await api.seed.note({ route_id: route.id, user_id: ann.user.id });
    const setterElsewhere = await api.signIn();
    await api.seed.member({ user_id: setterElsewhere.user.id, role: "setter" });

    expect(await markDone(note.id, ann.fetch)).toBe(403);
    expect(await markDone(note.id, setterElsewhere.fetch)).toBe(403);
    expect(await markDone(note.id)).toBe(204);
    expect(await markDone(UNKNOWN_ID)).toBe(404);
  });

  test("works for two setters at the same time", async () => {
    const { api, route, ann, markDone, readPage } = await setUpNotes();
    const added = [];
    for (const hours of [3, 2, 1]) {
      added.push(
        await api.seed.note({ route_id: route.id, user_id: ann.user.id, time: getTime(hours) }),
      );
    }

    const statuses = await Promise.all(added.map(({ id }) => markDone(id)));

    expect(statuses).toEqual([204, 204, 204]);
    expect((await readPage()).data).toEqual([]);
  });
});
