import type { Climb, Feedback, VoteGrade } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes } from "../../database/schema.ts";
import {
  createJsonRequest,
  createTestApi,
  readJson,
  type TestApi,
  UNKNOWN_ID,
} from "../../testing/index.ts";

const HOUR_MS = 60 * 60_000;

async function setUp() {
  const api = await createTestApi();
  const route = await api.seed.route();
  const signIn = async (values?: Parameters<TestApi["signIn"]>[0]) => {
    const { user, fetch } = await api.signIn(values);
    return {
      user,
      fetch,
      vote: async (grade: VoteGrade, body: object = {}) => {
        const request = createJsonRequest("PUT", { grade, ...body });
        return (await fetch(`/api/routes/${route.id}/vote`, request)).status;
      },
      takeBack: async () =>
        (await fetch(`/api/routes/${route.id}/vote`, { method: "DELETE" })).status,
      readFeedback: () => readJson<Feedback>(fetch(`/api/routes/${route.id}/feedback`)),
    };
  };
  const addVoters = async (count: number, grade: VoteGrade) => {
    for (let number = 0; number < count; number += 1) {
      const { id } = await api.seed.user();
      await api.seed.vote({ user_id: id, route_id: route.id, grade });
    }
  };
  return { api, route, signIn, addVoters, ann: await signIn() };
}

describe("a vote", () => {
  test("can be made, changed and taken back, and each of them repeated", async () => {
    const { api, ann, route } = await setUp();
    await api.seed.attempt({ user: ann.user.id, route: route.id });

    for (const grade of ["soft", "soft", "hard"] as const) expect(await ann.vote(grade)).toBe(204);
    expect((await ann.readFeedback()).my_vote).toBe("hard");
    for (const status of [204, 204]) expect(await ann.takeBack()).toBe(status);
    expect((await ann.readFeedback()).my_vote).toBeNull();
  });

  test("needs a climb of the route", async () => {
    const { api, ann, route, signIn } = await setUp();
    const bob = await signIn();
    await api.seed.send({ user: bob.user.id, route: route.id });
    await api.seed.send({ user: ann.user.id });

    expect(await ann.vote("fair")).toBe(409);
    expect((await ann.readFeedback()).my_vote).toBeNull();
  });

  test("ends with the last climb", async () => {
    const { api, ann, route, signIn } = await setUp();
    const bob = await signIn();
    await api.seed.attempt({ user: bob.user.id, route: route.id });
    await bob.vote("soft");
    const climbs = [
      await api.seed.attempt({ user: ann.user.id, route: route.id }),
      await api.seed.send({ user: ann.user.id, route: route.id }),
    ];
    await ann.vote("fair");

    const readVotes = async () => {
      const votes: (VoteGrade | null)[] = [];
      for (const { id } of climbs) {
        await ann.fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
        votes.push((await ann.readFeedback()).my_vote);
      }
      return votes;
    };

    expect(await readVotes()).toEqual(["fair", null]);
    expect((await bob.readFeedback()).my_vote).toBe("soft");
  });

  test("remains with another climb that is hidden, and ends with the last hidden one", async () => {
    const { api, ann, route } = await setUp();
    const climb = await api.seed.send({ user: ann.user.id, route: route.id });
    await ann.vote("fair");
    await api.db.execute(`insert into hidden_climbs (id, route_id, user_id, sent, time)
      values (gen_random_uuid(), '${route.id}', '${ann.user.id}', true, now())`);
    const { rows } = await api.db.execute<{ id: string }>("select id from hidden_climbs");

    await ann.fetch(`/api/climbs/me/${climb.id}`, { method: "DELETE" });
    expect((await ann.readFeedback()).my_vote).toBe("fair");
    await ann.fetch(`/api/climbs/me/${rows[0]?.id}`, { method: "DELETE" });
    expect((await ann.readFeedback()).my_vote).toBeNull();
  });

  test("is possible for 168 hours after the stripping", async () => {
    const { api, ann, route } = await setUp();
    await api.seed.attempt({ user: ann.user.id, route: route.id });
    const strippedAt = new Date(Date.now() - 170 * HOUR_MS);
    await api.db
      .update(routes)
      .set({ status: "stripped", stripped_at: strippedAt })
      .where(eq(routes.id, route.id));
    const getTime = (hours: number) => ({
      time: new Date(strippedAt.getTime() + hours * HOUR_MS).toISOString(),
    });

    expect(await ann.vote("fair")).toBe(409);
    expect(await ann.vote("fair", getTime(167))).toBe(204);
    expect(await ann.vote("soft", getTime(169))).toBe(409);
    expect((await ann.readFeedback()).my_vote).toBe("fair");
    expect(await ann.takeBack()).toBe(204);
  });

  test("does not follow from a climb", async () => {
    const { api, ann, route } = await setUp();
    await readJson<Climb>(ann.fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" }));

    expect(await ann.readFeedback()).toEqual({
      votes: null,
      my_vote: null,
      my_notes: [],
      tries: null,
      flash_rate: null,
    });
    expect((await api.fetch(`/api/routes/${UNKNOWN_ID}/feedback`)).status).toBe(404);
  });

  test("has 404 for an unknown route", async () => {
    const { ann } = await setUp();
    const request = createJsonRequest("PUT", { grade: "fair" });

    expect((await ann.fetch(`/api/routes/${UNKNOWN_ID}/vote`, request)).status).toBe(404);
    const removal = await ann.fetch(`/api/routes/${UNKNOWN_ID}/vote`, { method: "DELETE" });
    expect(removal.status).toBe(404);
  });
});

describe("the tries of a route", () => {
  test("are those of all climbers, if 3 have sent it", async () => {
    const { api, ann, route, signIn } = await setUp();
    const send = async (user: { readonly id: string }, attempts: number) => {
      for (let number = 0; number < attempts; number += 1) {
        await api.seed.attempt({ user: user.id, route: route.id });
      }
      await api.seed.send({ user: user.id, route: route.id });
    };
    await send(ann.user, 0);
    await send(ann.user, 2);
    await send((await signIn()).user, 3);
    await api.seed.attempt({ user: (await signIn()).user.id, route: route.id });
    expect(await ann.readFeedback()).toMatchObject({ tries: null, flash_rate: null });

    await send((await signIn()).user, 1);

    const { tries, flash_rate } = await ann.readFeedback();
    expect(tries).toBeCloseTo((1 + 4 + 2) / 3);
    expect(flash_rate).toBeCloseTo(1 / 3);
  });
});

describe("the spread of the votes", () => {
  test("is shown from 5 votes on, to visitors too", async () => {
    const { api, addVoters, route } = await setUp();
    const readVotes = async () =>
      (await readJson<Feedback>(api.fetch(`/api/routes/${route.id}/feedback`))).votes;
    await addVoters(1, "soft");
    await addVoters(3, "fair");
    expect(await readVotes()).toBeNull();

    await addVoters(1, "hard");

    expect(await readVotes()).toEqual({ soft: 1, fair: 3, hard: 1 });
  });

  test("of a draft is visible to setters of its gym only", async () => {
    const { api, ann, route, signIn } = await setUp();
    await api.db
      .update(routes)
      .set({ status: "draft", set_id: null, published_at: null })
      .where(eq(routes.id, route.id));
    const sam = await signIn({ route_setter: true });

    expect((await ann.fetch(`/api/routes/${route.id}/feedback`)).status).toBe(404);
    expect((await sam.fetch(`/api/routes/${route.id}/feedback`)).status).toBe(200);
  });
});
