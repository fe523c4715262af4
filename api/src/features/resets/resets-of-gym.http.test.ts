import type { Reset } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createJsonRequest, readJson, sortStatuses, UNKNOWN_ID } from "../../testing/index.ts";
import { setUpResets } from "./testing/set-up-resets.ts";

describe("the resets of a gym", () => {
  test("are listed newest first, ten a page", async () => {
    const { api, gym, readPage } = await setUpResets();
    for (let day = 1; day <= 11; day += 1) {
      await api.seed.reset({
        gym_id: gym.id,
        name: `Day ${day}`,
        created_at: new Date(Date.UTC(2026, 10, day)),
      });
    }
    await api.seed.reset();

    const [page, lastPage] = [await readPage(), await readPage("?page=2")];

    expect(page.meta).toEqual({ page: 1, total: 11, totalPages: 2 });
    expect(page.data.map(({ name }) => name).slice(0, 2)).toEqual(["Day 11", "Day 10"]);
    expect(lastPage.data.map(({ name }) => name)).toEqual(["Day 1"]);
  });

  test("can be only the drafts", async () => {
    const { api, gym, readPage, publish } = await setUpResets();
    const published = await api.seed.reset({ gym_id: gym.id });
    const draft = await api.seed.reset({ gym_id: gym.id });
    await publish(published.id);

    const page = await readPage("?drafts=true");

    expect(page.data.map(({ id }) => id)).toEqual([draft.id]);
    expect(page.meta.total).toBe(1);
  });

  test("are at most 20 drafts, also if they are created at once", async () => {
    const { api, gym, create, readPage, publish } = await setUpResets();
    for (let count = 0; count < 19; count += 1) await api.seed.reset({ gym_id: gym.id });

    const responses = await Promise.all([create(), create(), create()]);

    expect(sortStatuses(responses)).toEqual([201, 409, 409]);
    const { data } = await readPage();
    await publish(data[0]?.id ?? "");
    expect((await create()).status).toBe(201);
  });

  test("of an unknown gym do not exist", async () => {
    const { noor, api } = await setUpResets();
    const { fetch } = await api.signIn({ route_setter: true });
    const path = `/api/gyms/${UNKNOWN_ID}/resets`;

    expect((await fetch(path)).status).toBe(404);
    expect((await fetch(path, createJsonRequest("POST", {}))).status).toBe(404);
    expect((await noor.fetch(`/api/resets/${UNKNOWN_ID}`)).status).toBe(404);
  });

  test("are hidden from climbers and from setters of another gym", async () => {
    const { api, gym, create, change, remove, first } = await setUpResets();
    const { id } = await readJson<Reset>(create());
    await change(id, { strip_add: [first.id] });
    const climber = await api.signIn();
    const stranger = await api.signIn();
    await api.seed.member({ user_id: stranger.user.id });

    for (const { fetch } of [climber, stranger]) {
      const responses = await Promise.all([
        fetch(`/api/gyms/${gym.id}/resets`),
        fetch(`/api/gyms/${gym.id}/resets`, createJsonRequest("POST", {})),
        fetch(`/api/resets/${id}`),
        fetch(`/api/resets/${id}`, createJsonRequest("PATCH", { name: "Mine" })),
        fetch(`/api/resets/${id}`, { method: "DELETE" }),
      ]);
      expect(sortStatuses(responses)).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await remove(id)).status).toBe(204);
  });
});
