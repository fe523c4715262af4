import type { Reset } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { resetStrips, routes } from "../../database/schema.ts";
import { readDetail, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { setUpResets } from "./testing/set-up-resets.ts";

const CLIENT_ID = "01890000-0000-7000-8000-000000000001";

describe("a reset", () => {
  test("is created as a draft without a name, and read by another setter", async () => {
    const { gym, noor, mika, create, read } = await setUpResets();

    const response = await create();

    expect(response.status).toBe(201);
    const reset = await readJson<Reset>(response);
    expect(reset).toEqual({
      id: expect.any(String),
      gym_id: gym.id,
      name: null,
      status: "draft",
      created_by: {
        id: noor.user.id,
        username: "noor_",
        display_name: null,
        has_profile_photo: false,
      },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      changed_by: null,
      published_by: null,
      published_at: null,
      undone_by: null,
      undone_at: null,
      leaves_on: null,
      strip: [],
      new: [],
      setters: [],
      new_sets: [],
      recent_changes: [],
      version: 1,
    });
    expect(await read(reset.id, mika)).toEqual(reset);
  });

  test("is created once for the id of a device", async () => {
    const { create, readPage } = await setUpResets();
    const reset = await readJson<Reset>(create({ id: CLIENT_ID.toUpperCase(), name: "Cave" }));

    const repeated = await create({ id: CLIENT_ID, name: "Slab" });

    expect(repeated.status).toBe(200);
    expect(await readJson(repeated)).toEqual(reset);
    expect((await readPage()).data).toEqual([reset]);
  });

  test("cannot have the id of a reset of another gym", async () => {
    const { api, create } = await setUpResets();
    const { id } = await api.seed.reset();

    expect(await readDetail(create({ id }))).toBe("CONFLICT");
  });

  test("merges the changes of two setters, and counts each change once", async () => {
    const { first, second, mika, create, change, read } = await setUpResets();
    const { id } = await readJson<Reset>(create());

    await change(id, { strip_add: [second.id, second.id] });
    await change(id, { strip_add: [first.id.toUpperCase()], name: "Cave" }, mika);
    await change(id, { strip_add: [first.id] });

    expect(await read(id)).toMatchObject({
      name: "Cave",
      strip: [first.id, second.id],
      version: 3,
    });

    await change(id, { strip_remove: [first.id, UNKNOWN_ID], name: null });

    expect(await read(id)).toMatchObject({ name: null, strip: [second.id], version: 4 });
  });

  test("loses no route when two setters change it at once", async () => {
    const { first, second, mika, create, change, read } = await setUpResets();
    const { id } = await readJson<Reset>(create());

    await Promise.all([
      change(id, { strip_add: [first.id] }),
      change(id, { strip_add: [second.id] }, mika),
    ]);

    expect(await read(id)).toMatchObject({ strip: [first.id, second.id], version: 3 });
  });

  test("takes down neither unknown routes, nor those of another gym, nor stripped ones", async () => {
    const { api, first, second, create, change, read, strip } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    const foreign = await api.seed.route();
    await strip(second.id);

    expect(await readDetail(change(id, { strip_add: [first.id, UNKNOWN_ID] }))).toBe("NOT_FOUND");
    expect(await readDetail(change(id, { strip_add: [foreign.id] }))).toBe("NOT_FOUND");
    expect(await readDetail(change(id, { strip_add: [second.id] }))).toBe("CONFLICT");
    expect(await read(id)).toMatchObject({ strip: [], version: 1 });
  });

  test("no longer lists a route that was stripped or deleted meanwhile", async () => {
    const { noor, first, second, create, change, read, strip } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    await change(id, { strip_add: [first.id, second.id] });

    await strip(first.id);
    await noor.fetch(`/api/routes/${second.id}`, { method: "DELETE" });

    expect(await read(id)).toMatchObject({ strip: [] });
  });

  test("takes down at most 5,000 routes", async () => {
    const { api, set, first, create, change } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    const fields = { name: "R", grade: "6a", location: "Cave", style: "Slab", x: 0, y: 0 };
    const added = await api.db
      .insert(routes)
      .values(Array.from({ length: 5_000 }, () => ({ ...fields, set_id: set.id })))
      .returning({ route_id: routes.id });
    await api.db.insert(resetStrips).values(added.map((row) => ({ ...row, reset_id: id })));

    expect(await readDetail(change(id, { strip_add: [first.id] }))).toBe("LIMIT_REACHED");
  });

  test("is deleted while it is a draft", async () => {
    const { first, create, change, remove, noor, publish } = await setUpResets();
    const draft = await readJson<Reset>(create());
    const published = await readJson<Reset>(create());
    await change(draft.id, { strip_add: [first.id] });
    await publish(published.id);

    expect((await remove(draft.id)).status).toBe(204);
    expect((await remove(draft.id)).status).toBe(404);
    expect((await noor.fetch(`/api/resets/${draft.id}`)).status).toBe(404);
    expect(await readDetail(remove(published.id))).toBe("CONFLICT");
    expect(await readDetail(change(published.id, { name: "Cave" }))).toBe("CONFLICT");
  });

  test("keeps the id of a creator whose account was deleted", async () => {
    const { api, gym, read } = await setUpResets();
    const { user } = await api.signIn();
    const { id } = await api.seed.reset({ gym_id: gym.id, created_by: user.id });

    await api.db.execute(`delete from users where id = '${user.id}'`);

    expect((await read(id)).created_by).toEqual({
      id: user.id,
      username: "",
      display_name: null,
      has_profile_photo: false,
    });
  });
});
