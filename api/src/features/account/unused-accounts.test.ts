import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createChanges } from "../../auth/changes.ts";
import { auditEntries, blocks, memberships, projects, users } from "../../database/schema.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { travelDays } from "../testing/travel.ts";
import { removeUnusedAccounts } from "./unused-accounts.ts";

const YEAR = 365;

const removeUnused = ({ db }: TestApi) =>
  removeUnusedAccounts({ db, changes: createChanges(db) }, YEAR);

const listUsernames = async ({ db }: TestApi): Promise<string[]> =>
  (await db.select({ username: users.username }).from(users)).map(({ username }) => username);

describe("the removal of unused accounts", () => {
  test("removes an account that nobody has verified or used for a year, with its files", async () => {
    const api = await createTestApi();
    const profile_photo = await api.seed.storeImage();
    const { id } = await api.seed.user({ username: "ann", profile_photo });

    travelDays(YEAR - 1);
    await removeUnused(api);
    expect(await listUsernames(api)).toEqual(["ann"]);
    travelDays(YEAR + 1);
    await removeUnused(api);
    await api.runJobs();

    expect(await listUsernames(api)).toEqual([]);
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await api.db.select().from(auditEntries)).toMatchObject([
      { actor_id: null, action: "delete", object_type: "user", object_id: id },
    ]);
  });

  test("keeps accounts with a decision of a person: verified, deactivated, staff", async () => {
    const api = await createTestApi();
    const { user } = api.seed;
    await user({ username: "verified", is_verified: true });
    await user({ username: "deactivated", is_active: false });
    await user({ username: "setter", route_setter: true });
    await user({ username: "admin", is_superuser: true });

    travelDays(YEAR + 1);
    await removeUnused(api);

    expect(await listUsernames(api)).toHaveLength(4);
  });

  test.each<[string, (api: TestApi, userId: string) => Promise<unknown>]>([
    ["a session", ({ db, signInAgain }, id) => signInAgainAs(db, signInAgain, id)],
    ["a climb", ({ seed }, user) => seed.attempt({ user })],
    ["a note", async ({ seed }, user_id) => seed.note({ user_id, route_id: await addRoute(seed) })],
    [
      "a project",
      async ({ db, seed }, user_id) =>
        db.insert(projects).values({ user_id, route_id: await addRoute(seed) }),
    ],
    [
      "a block",
      async ({ db, seed }, user_id) =>
        db.insert(blocks).values({ user_id, blocked_id: (await seed.user()).id }),
    ],
    ["a video", ({ seed }, user_id) => seed.video({ user_id })],
    [
      "a role in a team",
      async ({ db, seed }, user_id) =>
        db.insert(memberships).values({ user_id, gym_id: (await seed.gym()).id, role: "setter" }),
    ],
    [
      "an entry in the audit",
      ({ db }, id) =>
        db.insert(auditEntries).values({
          actor_id: id,
          action: "create",
          object_type: "gym",
          object_id: id,
          object_name: "Depot",
        }),
    ],
    ["an invitation", ({ seed }) => seed.invitation({ email: "Ann@topout.example" })],
  ])("keeps an account with %s", async (_title, addTrace) => {
    const api = await createTestApi();
    const ann = await api.seed.user({ username: "ann" });
    await addTrace(api, ann.id);

    travelDays(YEAR + 1);
    await removeUnused(api);

    expect(await listUsernames(api)).toContain("ann");
  });

  test("keeps an account whose owner signs in at the same time", async () => {
    const api = await createTestApi();
    const ann = await api.seed.user({ username: "ann" });
    const changes = createChanges(api.db);
    const signInFirst: typeof changes.runTransaction = async (options, callback) => {
      await api.signInAgain(ann);
      return changes.runTransaction(options, callback);
    };

    travelDays(YEAR + 1);
    await removeUnusedAccounts(
      { db: api.db, changes: { ...changes, runTransaction: signInFirst } },
      YEAR,
    );

    expect(await listUsernames(api)).toEqual(["ann"]);
  });
});

const addRoute = async (seed: TestApi["seed"]) => (await seed.route()).id;

async function signInAgainAs(
  db: TestApi["db"],
  signInAgain: TestApi["signInAgain"],
  id: string,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (user) await signInAgain(user);
}
