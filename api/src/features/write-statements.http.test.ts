import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createJsonRequest, createTestApi } from "../testing/index.ts";
import { recordStatements } from "../testing/record-statements.ts";

async function setUp() {
  const api = await createTestApi();
  const [climber, follower] = [await api.signIn(), await api.signIn()];
  const route = await api.seed.route();
  const { activity } = await api.seed.send({ user: climber.user.id, route: route.id });
  return { fetch: follower.fetch, ids: { route: route.id, activity: activity ?? "" } };
}

interface Write {
  readonly name: string;
  readonly getPath: (ids: { readonly route: string; readonly activity: string }) => string;
  /** With those of the authentication, `begin` and `commit`. */
  readonly maxStatements: number;
}

const WRITES: readonly Write[] = [
  { name: "a send", getPath: ({ route }) => `climbs/me/add_send/${route}`, maxStatements: 6 },
  {
    name: "an attempt",
    getPath: ({ route }) => `climbs/me/add_attempt/${route}`,
    maxStatements: 6,
  },
  { name: "a project", getPath: ({ route }) => `projects/me/${route}`, maxStatements: 5 },
  { name: "a bump", getPath: ({ activity }) => `reactions/${activity}`, maxStatements: 5 },
];

/** Each statement takes a round trip between the program and the database. */
describe("a tap needs few statements", () => {
  test.each(WRITES)("$name: $maxStatements", async ({ getPath, maxStatements }) => {
    const { fetch, ids } = await setUp();
    const request = createJsonRequest("POST", { id: uuidv7() });

    const statements = await recordStatements(async () => {
      const { ok } = await fetch(`/api/${getPath(ids)}`, request);
      expect(ok).toBe(true);
    });

    expect(statements.length).toBeLessThanOrEqual(maxStatements);
    expect(statements).toContain("commit");
  });
});

test("the removal of a climb needs 7 statements", async () => {
  const api = await createTestApi();
  const { user, fetch } = await api.signIn();
  const { id } = await api.seed.send({ user: user.id });

  const statements = await recordStatements(() =>
    fetch(`/api/climbs/me/${id}`, { method: "DELETE" }),
  );

  expect(statements.length).toBeLessThanOrEqual(7);
  expect(statements).toContain("commit");
});
