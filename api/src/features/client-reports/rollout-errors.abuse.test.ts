import { describe, expect, test } from "vitest";

import { clientCounts } from "../../database/schema.ts";
import { REMOTE, ROLLOUT } from "../../releases/testing/registry-text.ts";
import { readPeriods } from "../rollouts/read-periods.ts";
import { createReport, ERROR } from "./testing/report-client.ts";
import { openRolloutApi, START } from "./testing/rollout-client.ts";

const RELEASES = {
  remote: ROLLOUT.remote,
  hash: ROLLOUT.hash,
  liveHash: ROLLOUT.live.hash,
  startedAt: new Date(START),
};

describe("forged errors of a gradual release", () => {
  /** Opens a rollout with 50 visits of the gradual release, and 5,000 of the live one. */
  const openLongRollout = async () => {
    const opened = await openRolloutApi();
    const row = { hour: new Date(START), part: ROLLOUT.remote, value: "" } as const;
    const kind = "compared_visits";
    await opened.api.db.insert(clientCounts).values([
      { ...row, kind, release: ROLLOUT.hash, count: 50 },
      { ...row, kind, release: ROLLOUT.live.hash, count: 5_000 },
    ]);
    return opened;
  };
  const DAY_MINUTES = 24 * 60 + 1;

  test("of one network do not take it back, on however many days", async () => {
    const { visit, passMinutes, look, readRemote } = await openLongRollout();

    for (let day = 0; day < 4; day += 1) {
      await visit("gradual", { visits: 8, errors: 8 }, "198.51.100.7");
      await look();
      passMinutes(DAY_MINUTES);
    }

    expect(await readRemote()).toEqual(REMOTE);
  });

  test("of one network do not make it clearly worse on the page", async () => {
    const { visit, readHealth } = await openLongRollout();

    await visit("gradual", { visits: 20, errors: 20 }, "198.51.100.7");

    const { releases, comparisons } = await readHealth();
    expect(releases).toContainEqual(
      expect.objectContaining({ release: ROLLOUT.hash, visits_with_errors: 20 }),
    );
    expect(comparisons).toEqual([
      {
        remote: ROLLOUT.remote,
        release: ROLLOUT.hash,
        gradual: { visits: 53, visits_with_errors: 3 },
        live: { visits: 5_000, visits_with_errors: 0 },
        is_worse: false,
      },
    ]);
  });

  test("of one IPv6 network with many smaller ones do not take it back either", async () => {
    const { visit, look, readRemote } = await openLongRollout();

    for (let n = 1; n < 20; n += 1) {
      await visit("gradual", { visits: 1, errors: 1 }, `2001:db8:1:${n}::1`);
    }
    await look();

    expect(await readRemote()).toEqual(REMOTE);
  });

  test("count like real ones if they come from many networks", async () => {
    const { visit, look, readRemote } = await openLongRollout();

    await visit("gradual", { visits: 8, errors: 8 });
    await look();

    expect(await readRemote()).not.toHaveProperty("gradual");
  });

  test("end what the network adds to both releases", async () => {
    const { api, visit } = await openRolloutApi();
    const address = "198.51.100.7";

    await visit("gradual", { visits: 5, errors: 3 }, address);
    await visit("live", { visits: 5, errors: 5 }, address);

    expect(await readPeriods(api.db, RELEASES)).toEqual([
      {
        release: { visits: 3, visitsWithErrors: 3 },
        before: { visits: 0, visitsWithErrors: 0 },
      },
    ]);
  });

  test("of a network at the same time add at most three", async () => {
    const { api, startVisit, send } = await openRolloutApi();
    const address = "198.51.100.7";
    const tokens = await Promise.all(Array.from({ length: 10 }, () => startVisit(address)));
    const report = createReport({ release: ROLLOUT.hash, errors: [ERROR] });

    const responses = await Promise.all(tokens.map((token) => send(token, [report], address)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    const [period] = await readPeriods(api.db, RELEASES);
    expect(period?.release.visitsWithErrors).toBe(3);
  });

  test("leave no address in the database", async () => {
    const { api, visit } = await openRolloutApi();

    await visit("gradual", { visits: 1, errors: 1 }, "198.51.100.7");

    const rows = await api.db.select().from(clientCounts);
    expect(rows.find(({ kind }) => kind === "network_errors")?.value).toMatch(/^\d{1,4}$/);
    expect(JSON.stringify(rows)).not.toContain("198.51");
  });
});
