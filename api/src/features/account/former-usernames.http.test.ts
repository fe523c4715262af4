import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { deleteExpiredFormerUsernames } from "../../auth/former-usernames.ts";
import { formerUsernames, users } from "../../database/schema.ts";
import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import {
  createJsonRequest,
  createTestApi,
  readDetail,
  readJson,
  type TestApi,
} from "../../testing/index.ts";
import { deleteAccount } from "./testing/delete-account.ts";

const rename = (fetch: TestApi["fetch"], username: string) =>
  fetch("/api/users/me", createJsonRequest("PATCH", { username }));

const register = (api: TestApi, username: string) => {
  const account = { username, email: `${username}@new.example`, password: "chalk-and-tape" };
  return api.fetchAnonymously("/api/auth/register", createJsonRequest("POST", account));
};

const isAvailable = (fetch: TestApi["fetch"], name: string) =>
  readJson<boolean>(fetch(`/api/users/valid_user_name/${name}`));

/** Moves all changes of usernames into the past. */
const passDays = ({ db }: TestApi, days: number) =>
  db.update(formerUsernames).set({
    changed_at: sql`${formerUsernames.changed_at} - make_interval(days => ${days})`,
  });

/** Ann has changed her username to Anna. */
async function setUp() {
  const api = await createTestApi();
  const ann = await api.signIn({ username: "Ann" });
  expect((await rename(ann.fetch, "Anna")).status).toBe(200);
  return { api, ann };
}

describe("a former username", () => {
  test("leads to the profile, the climbs and the stats of its user", async () => {
    const { api, ann } = await setUp();
    const climb = await api.seed.send({ user: ann.user.id });
    const read = (path: string) => readJson(api.fetchAnonymously(`/api/users/${path}`));

    expect(await read("get_public/aNN")).toMatchObject({ id: ann.user.id, username: "Anna" });
    expect(await read("get_climbs/ann")).toMatchObject([{ id: climb.id }]);
    expect(await read("get_stats/ann")).toMatchObject({ total_sends: 1 });
  });

  test("is reserved for its user for 90 days", async () => {
    const { api, ann } = await setUp();
    const bob = await api.signIn({ username: "bob" });
    const read = async () => ({
      registration: await readDetail(await register(api, "aNn")),
      change: await readDetail(await rename(bob.fetch, "ann")),
      availability: [await isAvailable(bob.fetch, "ann"), await isAvailable(ann.fetch, "ann")],
    });
    const reserved = {
      registration: "REGISTER_USERNAME_ALREADY_EXISTS",
      change: "UPDATE_USERNAME_ALREADY_EXISTS",
      availability: [false, true],
    };

    expect(await read()).toEqual(reserved);
    await passDays(api, 89);
    expect(await read()).toEqual(reserved);
    await passDays(api, 1);

    expect((await api.fetchAnonymously("/api/users/get_public/ann")).status).toBe(404);
    expect((await register(api, "ann")).status).toBe(201);
  });

  test("can be taken back by its user, which reserves the other one", async () => {
    const { api, ann } = await setUp();
    await passDays(api, 7);

    expect((await rename(ann.fetch, "ann")).status).toBe(200);

    expect(await isAvailable(api.fetchAnonymously, "anna")).toBe(false);
    const response = api.fetchAnonymously("/api/users/get_public/anna");
    expect(await readJson(response)).toMatchObject({ username: "ann" });
  });

  test("is free after its user has deleted the account", async () => {
    const { api, ann } = await setUp();

    expect((await deleteAccount(ann.fetch)).status).toBe(204);

    expect((await register(api, "ann")).status).toBe(201);
  });

  test("is deleted when its reservation has expired", async () => {
    const { api } = await setUp();
    await passDays(api, 89);
    await deleteExpiredFormerUsernames(api.db);
    expect(await api.db.$count(formerUsernames)).toBe(1);

    await passDays(api, 1);
    await deleteExpiredFormerUsernames(api.db);

    expect(await api.db.$count(formerUsernames)).toBe(0);
  });

  test("stays reserved if another user chooses it while its user changes it", async () => {
    const api = await createTestApi();
    const { user } = await api.signIn({ username: "ann" });
    const bob = await api.signIn({ username: "bob" });

    const { pending } = await api.db.transaction(async (tx) => {
      await tx.insert(formerUsernames).values({ name: "ann", user_id: user.id });
      await tx.update(users).set({ username: "anna" }).where(eq(users.id, user.id));
      const response = rename(bob.fetch, "ann");
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { pending: response };
    });

    expect(await readDetail(await pending)).toBe("UPDATE_USERNAME_ALREADY_EXISTS");
  });
});

describe("a second change of the username", () => {
  test("is possible after a week", async () => {
    const { api, ann } = await setUp();
    await passDays(api, 6);

    const response = await rename(ann.fetch, "Annie");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect(await readJson(response)).toMatchObject({
      detail: "RATE_LIMITED",
      message: "You can change your username once a week. Try again in 24 hours.",
    });

    await passDays(api, 1);
    expect((await rename(ann.fetch, "Annie")).status).toBe(200);
  });

  test("is always possible if only the case changes", async () => {
    const { ann } = await setUp();

    expect((await rename(ann.fetch, "ANNA")).status).toBe(200);
  });
});

describe("a name of staff or of the app", () => {
  test("cannot be registered or chosen, regardless of case", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ username: "bob" });

    for (const name of ["admin", "Settings", "ad.min"]) {
      expect(await readDetail(await register(api, name))).toBe("NAME_NOT_ALLOWED");
      expect(await readDetail(await rename(fetch, name))).toBe("NAME_NOT_ALLOWED");
      expect(await isAvailable(fetch, name)).toBe(false);
    }
  });

  test("stays the name of a user who has it", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ username: "admin" });

    expect((await rename(fetch, "Admin")).status).toBe(200);
    expect(await isAvailable(fetch, "aDmin")).toBe(true);
  });
});
