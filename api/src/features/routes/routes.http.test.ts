import type { Route, SentBy } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  readDetail,
  readJson,
  type TestApi,
  UNKNOWN_ID,
} from "../../testing/index.ts";

const readRoutes = (response: Promise<Response>) => readJson<Route[]>(response);
const readNames = async (response: Promise<Response>) =>
  (await readRoutes(response)).map(({ name }) => name).toSorted();

describe("the list of routes", () => {
  test("contains each route with its circuit and send count", async () => {
    const api = await createTestApi();
    const circuit = await api.seed.circuit({ color: "pink" });
    const set = await api.seed.set({ circuit_id: circuit.id });
    const fields = { name: "P1", grade: "6b", location: "Cave", style: "Slab,Crimp", x: 1, y: -3 };
    const route = await api.seed.route({ set_id: set.id, image: "key", version: 4, ...fields });
    const [ann, bob] = [await api.seed.user(), await api.seed.user()];
    for (const user of [ann.id, ann.id, bob.id]) await api.seed.send({ user, route: route.id });
    await api.seed.attempt({ user: bob.id, route: route.id });

    const routes = await readRoutes(api.fetch("/api/routes/get_all"));

    expect(routes).toEqual([
      {
        id: route.id,
        ...fields,
        set_id: set.id,
        gym_id: circuit.gym_id,
        circuit_id: circuit.id,
        color: "pink",
        has_image: true,
        climb_count: 3,
        user_sends: 0,
        user_attempts: 0,
        version: 4,
        status: "live",
        published_at: route.created_at.toISOString(),
        stripped_at: null,
        leaves_on: null,
        reset_id: null,
        grade_rank: null,
        code: expect.any(String),
      },
    ]);
  });

  test("can be filtered by gym, set and current sets", async () => {
    const api = await createTestApi();
    const circuit = await api.seed.circuit();
    const createSet = (date: string) =>
      api.seed.set({ circuit_id: circuit.id, date: new Date(date) });
    const [old, sameDate, newest] = [
      await createSet("2026-01-01"),
      await createSet("2026-02-01"),
      await createSet("2026-02-01"),
    ];
    await api.seed.route({ set_id: old.id, name: "old" });
    await api.seed.route({ set_id: sameDate.id, name: "same date" });
    await api.seed.route({ set_id: newest.id, name: "new" });
    await api.seed.route({ name: "another gym" });
    const listNames = (query: string) => readNames(api.fetch(`/api/routes/get_all?${query}`));

    expect(await listNames("")).toEqual(["another gym", "new", "old", "same date"]);
    expect(await listNames(`gym_id=${circuit.gym_id}`)).toEqual(["new", "old", "same date"]);
    expect(await listNames(`set_id=${old.id}`)).toEqual(["old"]);
    expect(await listNames("current=true")).toEqual(["another gym", "new"]);
    expect(await listNames(`current=true&gym_id=${circuit.gym_id.toUpperCase()}`)).toEqual(["new"]);
    expect(await listNames(`current=true&set_id=${old.id}`)).toEqual([]);
    expect(await listNames(`current=false&set_id=${old.id}`)).toEqual(["old"]);
    expect(await listNames("gym_id=0192f0c1-7a00-7000-8000-000000000404")).toEqual([]);
  });

  test("includes the current user's counts only with mine=true", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    await api.seed.send({ user: ann.user.id, route: route.id });
    await api.seed.attempt({ user: ann.user.id, route: route.id });
    await api.seed.attempt({ user: ann.user.id, route: route.id });
    const readCounts = async (response: Promise<Response>) => {
      const [{ user_sends, user_attempts } = {} as Route] = await readRoutes(response);
      return [user_sends, user_attempts];
    };

    const mine = `/api/routes/get_all?ids=${route.id}&mine=true`;

    expect(await readCounts(ann.fetch(mine))).toEqual([1, 2]);
    expect(await readCounts(bob.fetch(mine))).toEqual([0, 0]);
    expect(await readCounts(api.fetchAnonymously(mine))).toEqual([0, 0]);
    expect(await readCounts(ann.fetch(`/api/routes/get_all?ids=${route.id}`))).toEqual([0, 0]);
    expect(await readCounts(ann.fetch("/api/routes/get_all"))).toEqual([0, 0]);
  });

  test("rejects mine=true without a gym, a set or ids", async () => {
    const api = await createTestApi();

    for (const query of ["mine=true", "mine=true&current=true"]) {
      const response = await api.fetch(`/api/routes/get_all?${query}`);
      expect(response.status).toBe(422);
      expect(await readDetail(response)).toMatchObject([{ loc: ["query", "mine"] }]);
    }
  });

  test("contains only the routes with the given ids", async () => {
    const api = await createTestApi();
    const [first, , third] = [
      await api.seed.route({ name: "first" }),
      await api.seed.route({ name: "second" }),
      await api.seed.route({ name: "third" }),
    ];
    const listNames = (ids: string) => readNames(api.fetch(`/api/routes/get_all?ids=${ids}`));

    expect(await listNames(`${third.id},${first.id.toUpperCase()}`)).toEqual(["first", "third"]);
    expect(await listNames(`${first.id},${UNKNOWN_ID}`)).toEqual(["first"]);
  });

  test.each([
    ["no id", ""],
    ["an invalid id", "1"],
    ["an empty id", `${UNKNOWN_ID},`],
    ["201 ids", Array(201).fill(UNKNOWN_ID).join(",")],
  ])("rejects %s", async (_name, ids) => {
    const api = await createTestApi();

    expect((await api.fetch(`/api/routes/get_all?ids=${ids}`)).status).toBe(422);
  });

  test("accepts 200 ids", async () => {
    const api = await createTestApi();
    const ids = Array(200)
      .fill((await api.seed.route({ name: "first" })).id)
      .join(",");

    expect(await readNames(api.fetch(`/api/routes/get_all?ids=${ids}`))).toEqual(["first"]);
  });
});

describe("the senders of a route", () => {
  const readSentBy = (api: TestApi, id: string) =>
    readJson<SentBy>(api.fetch(`/api/routes/sent_by/${id}`));

  test("are listed once, newest first, and hidden climbers are only counted", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const send = async (username: string, hour: number, values = {}) => {
      const user = await api.seed.user({ username, ...values });
      const time = new Date(Date.UTC(2026, 1, 1, hour));
      await api.seed.send({ user: user.id, route: route.id, time });
      return user;
    };
    const ann = await send("ann", 1, { profile_photo: "key" });
    await send("bob", 2);
    await send("shy", 3, { send_visible: false });
    await send("coy", 4, { profile_visible: false });
    await api.seed.send({ user: ann.id, route: route.id });
    await api.seed.attempt({ user: (await api.seed.user()).id, route: route.id });

    const { users, num_users } = await readSentBy(api, route.id);

    expect(users.map(({ username }) => username)).toEqual(["ann", "bob"]);
    expect(users[0]).toEqual({
      id: ann.id,
      username: "ann",
      display_name: null,
      has_profile_photo: true,
    });
    expect(num_users).toBe(4);
  });

  test("are empty without sends, and limited to 100", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    expect(await readSentBy(api, route.id)).toEqual({ users: [], num_users: 0 });
    for (let n = 0; n < 101; n++) {
      await api.seed.send({ user: (await api.seed.user()).id, route: route.id });
    }

    const { users, num_users } = await readSentBy(api, route.id);

    expect([users.length, num_users]).toEqual([100, 101]);
  });

  test.each([UNKNOWN_ID, "7"])("return 404 for the route %s", async (id) => {
    const api = await createTestApi();

    expect((await api.fetch(`/api/routes/sent_by/${id}`)).status).toBe(404);
  });
});
