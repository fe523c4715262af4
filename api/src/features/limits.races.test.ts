import { type SQL, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../testing/create-form-request.ts";
import { createPhoto } from "../testing/images.ts";
import { createTestApi, readProblem, sortStatuses, type TestApi } from "../testing/index.ts";

const CONCURRENT_REQUESTS = 4;
const ADDED = [201, 409, 409, 409];

/** Creates a gym with two sets of one circuit. The second one is the current set. */
async function setUp() {
  const api = await createTestApi();
  const admin = await api.signIn({ route_setter: true, is_superuser: true });
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const older = await api.seed.set({ circuit_id: circuit.id, date: new Date("2026-10-01") });
  const current = await api.seed.set({ circuit_id: circuit.id, date: new Date("2026-11-01") });
  const send = (
    method: "PATCH" | "POST",
    path: string,
    fields: Parameters<typeof createFormRequest>[1],
  ) => admin.fetch(`/api/${path}`, createFormRequest(method, fields));
  const count = async (rows: SQL) => {
    const result = await api.db.execute<{ count: number }>(sql`select count(*)::int from ${rows}`);
    return result.rows[0]?.count;
  };
  return { ...admin, api, gym, circuit, older, current, send, count };
}

const sendAtOnce = (send: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, (_, index) => send(index)));

const fillSet = (api: TestApi, setId: string, size: number) =>
  api.db.execute(sql`
    insert into routes (id, set_id, name, grade, location, style, x, y)
    select gen_random_uuid(), ${setId}, 'R' || n, '6a', 'Cave', 'Slab', 0, 0
    from generate_series(1, ${size}) as n`);

const limitReached = { status: 409, detail: "LIMIT_REACHED" };

describe("concurrent requests cannot add more", () => {
  test("gyms than 20,000", async () => {
    const { api, send, count } = await setUp();
    await api.db.execute(sql`
      insert into gyms (id, name, location, about, layout)
      select gen_random_uuid(), 'Gym ' || n, 'Leeds', '', '{"lines":[],"areas":[]}'
      from generate_series(1, 19998) as n`);
    const layout = JSON.stringify({ lines: [], areas: [] });
    const file = await createPhoto("#a31");

    const responses = await sendAtOnce((index) =>
      send("POST", "gyms", { name: `N${index}`, location: "Leeds", about: "New", layout, file }),
    );

    expect(sortStatuses(responses)).toEqual(ADDED);
    expect(await count(sql`gyms`)).toBe(20_000);
  });

  test("circuits to a gym than 200", async () => {
    const { api, gym, send, count } = await setUp();
    await api.db.execute(sql`
      insert into circuits (id, gym_id, name, color)
      select gen_random_uuid(), ${gym.id}, 'Circuit ' || n, 'red' from generate_series(1, 198) as n`);
    await api.seed.circuit();

    const responses = await sendAtOnce((index) =>
      send("POST", "circuits/create", { name: `New ${index}`, color: "red", gym_id: gym.id }),
    );

    expect(sortStatuses(responses)).toEqual(ADDED);
    expect(await count(sql`circuits where gym_id = ${gym.id}`)).toBe(200);
  });

  test("sets to a gym than 10,000", async () => {
    const { api, circuit, send, count } = await setUp();
    await api.db.execute(sql`
      insert into sets (id, circuit_id, date)
      select gen_random_uuid(), ${circuit.id}, '2020-01-01' from generate_series(1, 9997) as n`);
    await api.seed.set();

    const responses = await sendAtOnce(() =>
      send("POST", "sets/create", { circuit_id: circuit.id, date: "2026-12-01" }),
    );

    expect(sortStatuses(responses)).toEqual(ADDED);
    expect(await count(sql`sets where circuit_id = ${circuit.id}`)).toBe(10_000);
  });

  test("routes to the wall of a gym than 5,000", async () => {
    const { api, older, current, send, count } = await setUp();
    await fillSet(api, current.id, 4_999);
    await fillSet(api, older.id, 10);

    const responses = await sendAtOnce((index) =>
      send("POST", "routes/create_with_image", createRouteFields(current.id, `N${index}`)),
    );

    expect(sortStatuses(responses)).toEqual(ADDED);
    expect(await count(sql`routes where set_id = ${current.id}`)).toBe(5_000);
    const problem = await readProblem(findRejected(responses));
    expect(problem.message).toBe("A gym can have at most 5,000 routes on the wall.");
  });

  test("projects to a user than 1,000", async () => {
    const { api, fetch, user, current, count } = await setUp();
    await fillSet(api, current.id, 1_003);
    const { rows } = await api.db.execute<{ id: string }>(sql`select id from routes`);
    const ids = rows.map(({ id }) => id);
    await api.db.execute(sql`
      insert into projects (user_id, route_id) select ${user.id}, id from routes
      where id <> all (${sql.param(ids.slice(0, CONCURRENT_REQUESTS))}::uuid[])`);

    const responses = await sendAtOnce((index) =>
      fetch(`/api/projects/me/${ids[index]}`, { method: "POST" }),
    );

    expect(sortStatuses(responses)).toEqual([204, 409, 409, 409]);
    expect(await count(sql`projects`)).toBe(1_000);
    const repeated = await fetch(`/api/projects/me/${ids.at(-1)}`, { method: "POST" });
    expect(repeated.status).toBe(204);
  });
});

describe("a gym with 5,000 routes on the wall", () => {
  async function setUpFullWall() {
    const setup = await setUp();
    await fillSet(setup.api, setup.current.id, 5_000);
    const route = await setup.api.seed.route({ set_id: setup.older.id });
    return { ...setup, route };
  }

  test("accepts new routes in older sets, and repeated requests", async () => {
    const { older, send } = await setUpFullWall();
    const key = { idempotency_key: "0192f0c1-7a00-7000-8000-000000000001" };
    const fields = { ...createRouteFields(older.id, "N1"), ...key };

    const statuses = [];
    for (const set_id of [older.id, older.id]) {
      const response = await send("POST", "routes/create_with_image", { ...fields, set_id });
      statuses.push(response.status);
    }

    expect(statuses).toEqual([201, 200]);
  });

  test("rejects a route that moves to the current set", async () => {
    const { route, current, older, send } = await setUpFullWall();
    const move = (set_id: string) =>
      send("PATCH", "routes/update", { ...createRouteFields(set_id, "P1"), route_id: route.id });

    expect(await readProblem(await move(current.id))).toMatchObject(limitReached);
    expect((await move(older.id)).status).toBe(200);
  });

  test("rejects a date and a deletion that make a larger set current", async () => {
    const { api, fetch, circuit, send } = await setUpFullWall();
    const other = await api.seed.circuit({ gym_id: circuit.gym_id });
    const hidden = await api.seed.set({ circuit_id: other.id, date: new Date("2026-10-01") });
    await api.seed.route({ set_id: hidden.id });
    const empty = await api.seed.set({ circuit_id: other.id, date: new Date("2026-11-01") });

    const later = await send("PATCH", `sets/${hidden.id}`, { date: "2026-12-01" });
    const deletion = await fetch(`/api/sets/${empty.id}`, { method: "DELETE" });

    expect(await readProblem(later)).toMatchObject(limitReached);
    expect(await readProblem(deletion)).toMatchObject(limitReached);
  });
});

function findRejected(responses: readonly Response[]): Response {
  const rejected = responses.find(({ status }) => status === 409);
  if (!rejected) throw new Error("No request was rejected");
  return rejected;
}

const createRouteFields = (set_id: string, name: string) => ({
  name,
  set_id,
  x: 0,
  y: 0,
  grade: "6a",
  style: "Slab",
  location: "Cave",
});
