import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { readJson, sortStatuses } from "../../testing/index.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";
import { readWhenHeard } from "./testing/read-when-heard.ts";
import { setUpPublication } from "./testing/set-up-publication.ts";

const CLIMBERS = 10;
const PATIENT = { timeout: 10_000 };
const ROUTE = { name: "P9", grade: "6a", style: "Slab", location: "Cave", x: 0, y: 0 };

/** Takes down both routes of the wall, and signs in climbers. */
async function setUp() {
  const setup = await setUpPublication();
  const { change, reset, first, second, signInClimber } = setup;
  await change(reset.id, { strip_add: [first.id, second.id] });
  const climbers = await Promise.all(Array.from({ length: CLIMBERS }, signInClimber));
  return {
    ...setup,
    climbers,
    /** Each climber logs two sends and an attempt on each old route. */
    startTaps: () =>
      climbers.flatMap(({ log }) =>
        [first, second].flatMap(({ id }) => [log(id), log(id, {}, "attempt"), log(id)]),
      ),
  };
}

describe("publishing while climbers log on the old routes", () => {
  test("stores each tap as a climb, and shows the whole new wall", async () => {
    const { api, publish, climbers, startTaps, listOnWall, added, first, noor } = await setUp();

    const earlier = startTaps();
    const publishing = publish();
    const responses = await Promise.all([...earlier, ...startTaps()]);

    expect(await publishing).toMatchObject({ status: "published" });
    expect(new Set(sortStatuses(responses))).toEqual(new Set([201]));
    const logged = await Promise.all(climbers.map(({ list }) => list()));
    expect(logged.flat()).toHaveLength(responses.length);
    await expectConsistentActivities(api);
    expect(await listOnWall()).toMatchObject([{ id: added.id, climb_count: 0 }]);
    expect(await readJson(noor.fetch(`/api/routes/${first.id}`))).toMatchObject({
      status: "stripped",
      climb_count: CLIMBERS * 4,
    });
  });

  test("ends every stored copy of the old wall, in each process", async () => {
    const { api, gym, change, reset, circuit, publish, startTaps } = await setUp();
    const servers = [api.fetchAnonymously, await startSecondInstance(api)];
    await change(reset.id, { new_sets: [circuit.id] });
    const routes = `/api/routes/get_all?gym_id=${gym.id}`;
    const paths = [routes, `${routes}&current=true`, `/api/sets/${gym.id}`];
    /** Reads the lists from each process, if they differ from the stored copies. */
    const readAll = (stored: readonly (string | null)[] = []) =>
      Promise.all(
        servers.map((fetch) =>
          Promise.all(
            paths.map((path, index) =>
              fetch(path, { headers: { "if-none-match": stored[index] ?? "" } }),
            ),
          ),
        ),
      );
    const [first = []] = await readAll();
    const stored = first.map(({ headers }) => headers.get("etag"));
    const countCopies = async () =>
      (await readAll(stored)).flat().filter(({ status }) => status === 304).length;
    expect(await countCopies()).toBe(servers.length * paths.length);

    // Only the publication changes the sets.
    const copies = readWhenHeard(`sets:${gym.id}`, countCopies);
    await Promise.all([publish(), ...startTaps()]);

    expect(await copies).toBe(0);
    const readTexts = async () => {
      const lists = await readAll();
      return Promise.all(lists.map((list) => Promise.all(list.map((item) => item.text()))));
    };
    const [own] = await readTexts();
    // The other process may hear of the climbs before it hears of the publication.
    await expect.poll(readTexts, PATIENT).toEqual([own, own]);
  });

  test("shows each reader the old wall or the new one", async () => {
    const { publish, startTaps, listOnWall, added, first, second } = await setUp();
    const walls = new Set<string>();
    const read = async () => {
      const wall = await listOnWall();
      walls.add(
        wall
          .map(({ id }) => id)
          .toSorted()
          .join(),
      );
    };

    const taps = startTaps();
    const reads = Array.from({ length: 20 }, read);
    await Promise.all([publish(), ...reads, ...taps]);
    await read();

    const expected = new Set([[first.id, second.id].join(), added.id]);
    expect(walls.difference(expected)).toEqual(new Set());
  });
});

test("two resets that are published at once put no more than 5,000 routes on the wall", async () => {
  const { api, mika, createReset, add, reset, change, first, second, ...setup } = await setUp();
  const { set, publish, listOnWall } = setup;
  await change(reset.id, { strip_remove: [first.id, second.id] });
  const other = await createReset(mika);
  await add({ name: "N2" }, other.id);
  await api.db.execute(sql`
    insert into routes (id, set_id, name, grade, location, style, x, y)
    select gen_random_uuid(), ${set.id}, 'R' || n, '6a', 'Cave', 'Slab', 0, 0
    from generate_series(1, 4997) as n`);

  const results = await Promise.all([publish(), publish(other.id, mika)]);

  const details = results.map((result) => Object(result).detail as unknown);
  expect(new Set(details)).toEqual(new Set([undefined, "LIMIT_REACHED"]));
  expect(await listOnWall()).toHaveLength(5_000);
});

describe("during a publication that starts a set, another setter who", () => {
  /** Holds up the publication after it has locked the circuit, until the other request waits too. */
  async function publishDuring(
    setup: Awaited<ReturnType<typeof setUp>>,
    send: () => Promise<Response>,
  ): Promise<Response> {
    const { api, publish, first } = setup;
    const { publishing, sending } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from routes where id = ${first.id} for update`);
      const pendingPublication = publish();
      await expect.poll(() => countWaitingTransactions(api.db), PATIENT).toBe(1);
      const pendingRequest = send();
      await expect.poll(() => countWaitingTransactions(api.db), PATIENT).toBe(2);
      // The transaction would wait for a returned promise.
      return { publishing: pendingPublication, sending: pendingRequest };
    });
    expect(await publishing).toMatchObject({ status: "published" });
    return sending;
  }

  test("restores a route of the circuit puts it on the new wall", async () => {
    const setup = await setUp();
    const { change, reset, circuit, changeRoute, second, mika, added, listOnWall } = setup;
    await change(reset.id, { strip_remove: [second.id], new_sets: [circuit.id] });
    await changeRoute(second.id, { strip: true });

    await publishDuring(setup, () => changeRoute(second.id, { restore: true }, mika));

    const wall = await listOnWall();
    expect(wall.map(({ id }) => id).toSorted()).toEqual([second.id, added.id]);
  });

  test.each([
    ["creates a set", "POST", "sets/create", { date: "2020-01-01" }],
    ["adds a route to the old set", "POST", "routes/create_with_image", ROUTE],
    ["changes the day of the old set", "PATCH", "sets", { date: "2999-01-01" }],
  ] as const)("%s waits for it", async (...[, method, path, fields]) => {
    const setup = await setUp();
    const { mika, circuit, set } = setup;
    const isChange = method === "PATCH";
    const ids = isChange ? {} : { circuit_id: circuit.id, set_id: set.id };
    const request = createFormRequest(method, { ...ids, ...fields });

    const response = await publishDuring(setup, () =>
      mika.fetch(`/api/${path}${isChange ? `/${set.id}` : ""}`, request),
    );

    expect(response.ok).toBe(true);
  });
});
