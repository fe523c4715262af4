import type { Note } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { notes, routes } from "../../database/schema.ts";
import { createJsonRequest, readJson, sortStatuses, UNKNOWN_ID } from "../../testing/index.ts";
import { getTime, setUpNotes } from "./testing/set-up-notes.ts";

describe("a note", () => {
  test("is stored once, with the text and the time of the climber", async () => {
    const { ann, route, tell, readOwnNotes, readPage } = await setUpNotes();
    const note = { id: uuidv7(), kind: "loose_hold", text: " Turns ", time: getTime(3) } as const;

    const created = await tell(note);
    const repeated = await tell(note);

    expect([created.status, repeated.status]).toEqual([201, 200]);
    const stored = {
      id: note.id,
      route: route.id,
      kind: "loose_hold",
      text: "Turns",
      time: note.time.toISOString(),
      done_at: null,
    };
    expect(await created.json()).toEqual(stored);
    expect(await repeated.json()).toEqual(stored);
    expect(await readOwnNotes()).toEqual([stored]);
    const user = { id: ann.user.id, username: "ann", display_name: null, has_profile_photo: false };
    expect((await readPage()).data).toEqual([{ ...stored, user }]);
  });

  test("needs no climb, no text and no id", async () => {
    const { tell } = await setUpNotes();

    for (const text of [undefined, null, "", "  "]) {
      expect(await readJson<Note>(tell({ kind: "fun", text }))).toMatchObject({ text: null });
    }
  });

  test("has at most 200 characters", async () => {
    const { tell } = await setUpNotes();

    expect((await tell({ kind: "fun", text: "x".repeat(200) })).status).toBe(201);
    expect((await tell({ kind: "fun", text: "x".repeat(201) })).status).toBe(422);
  });

  test("cannot use the id of another note", async () => {
    const { api, tell, route } = await setUpNotes();
    const id = uuidv7();
    await tell({ id, kind: "fun" });
    const other = await api.signIn();

    expect((await tell({ id, kind: "reachy" })).status).toBe(409);
    expect((await tell({ id, kind: "fun" }, other.fetch)).status).toBe(409);
    expect((await tell({ id: id.toUpperCase(), kind: "fun" })).status).toBe(200);
    expect(route.name).toBe("P4");
  });

  test("is seen by its climber and staff, and by no other climber", async () => {
    const { api, route, tell } = await setUpNotes();
    await tell({ kind: "dangerous", text: "Bolt" });
    const bob = await api.signIn();

    const feedback = await (await bob.fetch(`/api/routes/${route.id}/feedback`)).text();

    expect(feedback).not.toContain("Bolt");
    expect((await bob.fetch(`/api/gyms/${route.gym_id}/notes`)).status).toBe(403);
  });

  test("is accepted for 168 hours after the stripping, and for a draft if it was live then", async () => {
    const { api, route, tell } = await setUpNotes();
    const isRoute = eq(routes.id, route.id);
    const stripped_at = getTime(170);
    await api.db.update(routes).set({ status: "stripped", stripped_at }).where(isRoute);

    expect((await tell({ kind: "fun" })).status).toBe(409);
    expect((await tell({ kind: "fun", time: getTime(3) })).status).toBe(201);

    await api.db
      .update(routes)
      .set({ status: "draft", set_id: null, stripped_at: null, undone_at: getTime(1) })
      .where(isRoute);
    expect((await tell({ kind: "fun", time: getTime(2) })).status).toBe(201);
    expect((await tell({ kind: "fun" })).status).toBe(404);
  });

  test("has 404 for an unknown route", async () => {
    const { ann } = await setUpNotes();
    const request = createJsonRequest("POST", { kind: "fun" });

    expect((await ann.fetch(`/api/routes/${UNKNOWN_ID}/notes`, request)).status).toBe(404);
  });
});

describe("the limit of 20 notes a day", () => {
  test("holds under concurrent calls, and a repeated note does not count", async () => {
    const { api, tell, route, ann } = await setUpNotes();
    const id = uuidv7();
    await tell({ id, kind: "fun" });
    for (let number = 0; number < 17; number += 1) {
      await api.seed.note({ route_id: route.id, user_id: ann.user.id });
    }

    const responses = await Promise.all(
      Array.from({ length: 5 }, () => tell({ kind: "fun", time: getTime(48) })),
    );

    expect(sortStatuses(responses)).toEqual([201, 201, 429, 429, 429]);
    const rejected = responses.find(({ status }) => status === 429);
    expect(await rejected?.json()).toMatchObject({
      detail: "RATE_LIMITED",
      message: "You have sent 20 notes today. Tell the desk if it cannot wait.",
    });
    expect(Number(rejected?.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect((await tell({ id, kind: "fun" })).status).toBe(200);
    await api.db.update(notes).set({ created_at: sql`now() - interval '1 day'` });
    expect((await tell({ kind: "fun" })).status).toBe(201);
  });
});
