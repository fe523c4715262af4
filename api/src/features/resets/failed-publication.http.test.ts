import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";
import { sortStatuses } from "../../testing/index.ts";
import { setUpPublishing, toSortedIds } from "./testing/set-up-publishing.ts";

type Setup = Awaited<ReturnType<typeof setUpPublishing>>;

/** Publishes with a new set, so that the second route moves into it. */
async function setUp() {
  const setup = await setUpPublishing();
  await setup.change(setup.reset.id, { new_sets: [setup.circuit.id] });
  return setup;
}

/** The database rejects the rows of a table that violate a condition, until the returned function is called. */
async function failWrites({ api }: Setup, table: string, condition: string) {
  await api.db.execute(
    sql.raw(`alter table ${table} add constraint fault check (${condition}) not valid`),
  );
  return () => api.db.execute(sql.raw(`alter table ${table} drop constraint fault`));
}

/** What setters see of the gym. */
const readAll = ({ listOnWall, listDrafts, listSets, readReset }: Setup) =>
  Promise.all([listOnWall(), listDrafts(), listSets(), readReset()]);

describe("a publication that the database rejects", () => {
  test.each([
    ["before it creates a set", "sets", "false"],
    ["before it strips", "routes", "status <> 'stripped'"],
    ["before it moves the routes that stay", "reset_moves", "false"],
    ["before it puts up a new route", "routes", "name <> 'N1' or status <> 'live'"],
    ["at its end", "resets", "status <> 'published'"],
    ["with its entry of the audit", "audit_entries", "false"],
  ])("changes nothing, and can be repeated: %s", async (_, table, condition) => {
    const setup = await setUp();
    const { first, second, added, publish, publishVersion, listOnWall } = setup;
    const before = await readAll(setup);
    const endFault = await failWrites(setup, table, condition);
    const { version } = before[3];

    expect((await publishVersion(version)).status).toBe(500);
    expect(await readAll(setup)).toEqual(before);

    await endFault();
    expect(await publish()).toMatchObject({ status: "published", strip: [first.id] });
    expect(toSortedIds(await listOnWall())).toEqual([second.id, added.id]);
  });

  test("loses no tap of the climbers who log meanwhile", async () => {
    const setup = await setUp();
    const { api, first, second, added, publish, publishVersion, signInClimber, readReset } = setup;
    const climbers = await Promise.all(Array.from({ length: 10 }, signInClimber));
    const tap = () => climbers.flatMap(({ log }) => [log(first.id), log(second.id)]);
    const { version } = await readReset();
    const endFault = await failWrites(setup, "resets", "status <> 'published'");

    const earlier = tap();
    const failing = publishVersion(version);
    const responses = await Promise.all([...earlier, ...tap()]);
    expect((await failing).status).toBe(500);
    await endFault();
    const publishing = publish();
    responses.push(...(await Promise.all(tap())));

    expect(await publishing).toMatchObject({ status: "published" });
    expect(new Set(sortStatuses(responses))).toEqual(new Set([201]));
    const logged = await Promise.all(climbers.map(({ list }) => list()));
    expect(logged.flat()).toHaveLength(responses.length);
    await expectConsistentActivities(api);
    expect(toSortedIds(await setup.listOnWall())).toEqual([second.id, added.id]);
  });
});

test("an undo that the database rejects changes nothing, and can be repeated", async () => {
  const setup = await setUp();
  const { set, publish, undo, listSets } = setup;
  await publish();
  const before = await readAll(setup);
  const endFault = await failWrites(setup, "audit_entries", "false");

  expect((await undo()).status).toBe(500);
  expect(await readAll(setup)).toEqual(before);

  await endFault();
  expect((await undo()).status).toBe(200);
  expect(await listSets()).toMatchObject([{ id: set.id }]);
});
