import type { ActivityPage, Climb, GymPage, Stats, User } from "@topout/shared/contract";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { createFormRequest } from "../testing/create-form-request.ts";
import { readJson } from "../testing/index.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { type ReplicatedApi, startReplicatedApi } from "../testing/replicated-api.ts";
import { type ReplicatedServer, startReplicatedServer } from "../testing/replicated-server.ts";

type Fetch = ReturnType<ReplicatedApi["fetchAs"]>;

let server: ReplicatedServer;
/** Changes the data. */
let writer: ReplicatedApi;
/** Another process with the same database. */
let reader: ReplicatedApi;

beforeAll(async () => {
  server = await startReplicatedServer();
  writer = await startReplicatedApi(server);
  reader = await startReplicatedApi(server);
}, 120_000);

afterAll(async () => {
  await writer.close();
  await reader.close();
  await server.stop();
}, 60_000);

/** From now on, the replica shows no new changes until the test ends. */
async function pauseReplica() {
  await Promise.all([writer.waitForReplay(), reader.waitForReplay()]);
  await server.pauseReplay();
  onTestFinished(server.resumeReplay);
}

/** Creates a user with a session. Both processes accept its token. */
async function createUser(values: Parameters<typeof writer.seed.user>[0] = {}) {
  const user = await writer.seed.user(values);
  const token = await writer.createToken(user);
  return { user, write: writer.fetchAs(token), read: reader.fetchAs(token) };
}

const feedPath = "/api/activities/get_paginated?page_size=50";

async function readFeed(fetch: Fetch, query = "") {
  const { data, meta } = await readJson<ActivityPage>(fetch(`${feedPath}${query}`));
  return { names: data.map(({ username }) => username), data, meta };
}

const logSend = async (fetch: Fetch, routeId: string) => {
  const { status } = await fetch(`/api/climbs/me/add_send/${routeId}`, { method: "POST" });
  expect(status).toBe(201);
};

describe("a list that may be a second old", () => {
  test("shows a climber their own send in each process, and others what the replica has", async () => {
    const [climber, other] = [await createUser(), await createUser()];
    const route = await writer.seed.route();
    await pauseReplica();

    await logSend(climber.write, route.id);

    const { username } = climber.user;
    expect((await readFeed(climber.read)).names).toContain(username);
    expect((await readFeed(other.read)).names).not.toContain(username);
    expect((await readFeed(reader.fetchAnonymously)).names).not.toContain(username);
    await server.resumeReplay();
    await expect
      .poll(async () => (await readFeed(reader.fetchAnonymously)).names, { timeout: 20_000 })
      .toContain(username);
  });

  test("shows staff their own changes, and others what the replica has", async () => {
    const [admin, other] = [
      await createUser({ is_superuser: true }),
      await createUser({ is_superuser: true }),
    ];
    const gym = await writer.seed.gym({ name: "Oldname" });
    await pauseReplica();

    await admin.write(`/api/gyms/${gym.id}`, createFormRequest("PATCH", { name: "Newname" }));
    await admin.write(`/api/admin/users/promote/route_setter/${other.user.id}`, { method: "POST" });

    const searchGyms = async (fetch: Fetch) =>
      (await readJson<GymPage>(fetch("/api/gyms/search?q=oldname"))).data.length;
    const isSetter = async (fetch: Fetch) => {
      const path = `/api/admin/users/get_all?q=${other.user.username}&page=1`;
      return (await readJson<User[]>(fetch(path)))[0]?.route_setter;
    };
    expect([await searchGyms(admin.read), await isSetter(admin.read)]).toEqual([0, true]);
    expect([await searchGyms(other.read), await isSetter(other.read)]).toEqual([1, false]);
  });

  test("is read from the replica, without a write of the reader", async () => {
    const climber = await createUser();
    await pauseReplica();

    const fromReplica = await recordStatements(() => readFeed(climber.read));
    await logSend(climber.write, (await writer.seed.route()).id);
    const fromPrimary = await recordStatements(() => readFeed(climber.read));

    // On the replica: the session of the reader and the page. On the primary: a send waits to enter the feed.
    expect(fromReplica).toHaveLength(2);
    expect(fromPrimary).toContain("select enter_feed()");
  });
});

describe("the feed", () => {
  test("has no gaps between a page of the primary and one of the replica", async () => {
    const [climber, other] = [await createUser(), await createUser()];
    const route = await writer.seed.route();
    await pauseReplica();
    await logSend(climber.write, route.id);
    const { meta } = await readFeed(climber.read);

    const { names } = await readFeed(other.read, `&as_of=${encodeURIComponent(meta.as_of)}`);

    expect(names).toContain(climber.user.username);
  });

  test("knows a session that the replica has not seen", async () => {
    const { user, write } = await createUser();
    const route = await writer.seed.route();
    await logSend(write, route.id);
    await readFeed(write);
    await pauseReplica();

    const read = reader.fetchAs(await writer.createToken(user));

    const { data } = await readFeed(read);
    const own = data.find(({ username }) => username === user.username);
    expect(own?.climbs[0]?.route.user_sends).toBe(1);
  });

  test("does not know a session that has ended, even if the replica shows it", async () => {
    const { user, write, read } = await createUser();
    const route = await writer.seed.route();
    await logSend(write, route.id);
    await readFeed(write);
    await pauseReplica();

    await write("/api/auth/jwt/logout", { method: "POST" });

    const { data } = await readFeed(read);
    const own = data.find(({ username }) => username === user.username);
    expect(own?.climbs[0]?.route.user_sends).toBe(0);
  });
});

test("the stats of a climber always equal the climbs", async () => {
  const { user, write } = await createUser();
  const route = await writer.seed.route();
  await logSend(write, route.id);
  const read = async <T>(name: string) =>
    readJson<T>(reader.fetchAnonymously(`/api/users/${name}/${user.username}`));
  await pauseReplica();
  expect((await read<Stats>("get_stats")).total_sends).toBe(1);

  await logSend(write, route.id);

  expect((await read<Stats>("get_stats")).total_sends).toBe(2);
  expect(await read<Climb[]>("get_climbs")).toHaveLength(2);
});

test("a send needs 6 statements", async () => {
  const { write } = await createUser();
  const route = await writer.seed.route();

  const statements = await recordStatements(() => logSend(write, route.id));

  expect(statements.length).toBeLessThanOrEqual(6);
});

test("sends of one session at the same time all succeed", async () => {
  const { write } = await createUser();
  const routes = await Promise.all(Array.from({ length: 8 }, () => writer.seed.route()));

  await Promise.all([
    ...routes.map(({ id }) => logSend(write, id)),
    ...routes.map(({ id }) => write(`/api/projects/me/${id}`, { method: "POST" })),
  ]);

  expect(await readJson<Climb[]>(write("/api/climbs/me"))).toHaveLength(8);
});
