import { appendFile, writeFile } from "node:fs/promises";

import { describe, expect, test } from "vitest";

import { createRegistryText, REMOTE, ROLLOUT } from "../../releases/testing/registry-text.ts";
import { createReport, ERROR } from "../client-reports/testing/report-client.ts";
import {
  LIVE_RECORD,
  openRolloutApi,
  SHARE_RECORD,
  START,
} from "../client-reports/testing/rollout-client.ts";
import { readPeriods } from "./read-periods.ts";

const { gradual, ...LIVE_REMOTE } = REMOTE;
const HALTED_REMOTE = { ...LIVE_REMOTE, changedAt: expect.any(String) };
/** Enough for a halt at 50 %. */
const MANY_ERRORS = { visits: 20, errors: 14 };
const NO_ERRORS = { visits: 20, errors: 0 };

describe("a gradual release with clearly more errors", () => {
  test("goes back, with figures in the history, the log and the page", async () => {
    const { visit, look, readRemote, readHistory, readLog, api } = await openRolloutApi();
    await visit("live", NO_ERRORS);
    await visit("gradual", MANY_ERRORS);

    await look();
    await look();

    const reason = "14 of 20 visits had an error, and 0 of 20 with 1.2.0";
    expect(await readRemote()).toEqual(HALTED_REMOTE);
    expect((await readHistory()).slice(2)).toEqual([
      {
        ...SHARE_RECORD,
        action: "halt",
        by: "Topout",
        time: expect.any(String),
        notes: reason,
      },
    ]);
    expect(readLog()).toMatchObject([
      { level: 50, msg: "rollout halted", remote: "climber", release: ROLLOUT.hash, reason },
    ]);
    const admin = await api.signIn({ is_superuser: true });
    const releases = await (await admin.fetch("/api/admin/releases")).json();
    expect(releases).toMatchObject([{ action: "halt", notes: reason }, {}, { live: true }]);
  });

  test("goes back although the errors come after its visits, in other hours", async () => {
    const { startVisit, send, visit, passMinutes, look, readRemote } = await openRolloutApi();
    await visit("live", NO_ERRORS);
    const visits = await Promise.all(
      Array.from({ length: 14 }, async (_, n) => {
        const address = `203.0.113.${n}`;
        const token = await startVisit(address);
        const report = createReport({ release: ROLLOUT.hash });
        await send(token, [report], address);
        return () => send(token, [{ ...report, errors: [ERROR] }], address);
      }),
    );
    passMinutes(90);
    for (const crash of visits) await crash();

    await look();

    expect(await readRemote()).toEqual(HALTED_REMOTE);
  });

  test("stays if it was released with --no-halt", async () => {
    const remote = { ...REMOTE, gradual: { ...gradual, canHalt: false } };
    const { visit, look, readRemote, readLog } = await openRolloutApi({ remote });
    await visit("live", NO_ERRORS);
    await visit("gradual", MANY_ERRORS);

    await look();

    expect(await readRemote()).toEqual(remote);
    expect(readLog()).toEqual([]);
  });
});

describe("a gradual release", () => {
  test("stays with as many errors as the live one", async () => {
    const { visit, look, readRemote } = await openRolloutApi();
    await visit("live", MANY_ERRORS);
    await visit("gradual", MANY_ERRORS);

    await look();

    expect(await readRemote()).toEqual(REMOTE);
  });

  test("is not compared with visits before the rollout, also in the same hour", async () => {
    const { visit, passMinutes, look, readRemote } = await openRolloutApi();
    passMinutes(-10);
    await visit("live", { visits: 60, errors: 0 });
    passMinutes(10);
    await visit("live", { visits: 2, errors: 2 });
    await visit("gradual", { visits: 8, errors: 8 });

    await look();

    expect(await readRemote()).toEqual(REMOTE);
  });

  test("is compared within the periods between changes of its share", async () => {
    const { api, releaseHistory, visit, passMinutes } = await openRolloutApi();
    await visit("gradual", { visits: 1, errors: 0 });
    passMinutes(30);
    const change = { ...SHARE_RECORD, share: 10, time: new Date().toISOString() };
    await appendFile(releaseHistory, `${JSON.stringify(change)}\n`);
    await visit("gradual", { visits: 1, errors: 1 });
    passMinutes(10);
    await visit("live", { visits: 1, errors: 0 });

    const none = { visits: 0, visitsWithErrors: 0 };
    expect(
      await readPeriods(api.db, {
        remote: "climber",
        hash: ROLLOUT.hash,
        liveHash: ROLLOUT.live.hash,
        startedAt: new Date(START),
      }),
    ).toEqual([
      { release: { visits: 1, visitsWithErrors: 0 }, before: none },
      { release: { visits: 1, visitsWithErrors: 1 }, before: none },
      { release: none, before: { visits: 1, visitsWithErrors: 0 } },
    ]);
  });

  test("is not touched if somebody has changed the remote meanwhile", async () => {
    const { registryFile, visit, look, readRemote } = await openRolloutApi();
    await visit("live", NO_ERRORS);
    await visit("gradual", MANY_ERRORS);
    await writeFile(registryFile, createRegistryText(LIVE_REMOTE));

    await look();

    expect(await readRemote()).toEqual(LIVE_REMOTE);
  });
});

describe("a program that cannot halt a rollout", () => {
  const readReasons = ({ readLog }: Pick<Awaited<ReturnType<typeof openRolloutApi>>, "readLog">) =>
    readLog().map(({ msg, reason }) => [msg, reason]);

  test("says once that the history does not contain it, and again after it did", async () => {
    const opened = await openRolloutApi({ records: [LIVE_RECORD] });
    const write = (...records: readonly object[]) =>
      writeFile(opened.releaseHistory, records.map((record) => JSON.stringify(record)).join("\n"));

    for (let n = 0; n < 3; n += 1) await opened.look();
    await write(LIVE_RECORD, SHARE_RECORD);
    await opened.look();
    await write(LIVE_RECORD);
    for (let n = 0; n < 3; n += 1) await opened.look();

    const reason = "The history does not contain the gradual release. Check RELEASE_HISTORY";
    expect(readReasons(opened)).toEqual([
      ["rollouts cannot halt", reason],
      ["rollouts cannot halt", reason],
    ]);
  });

  test("says once that the registry does not contain it, for example if it is another one", async () => {
    const opened = await openRolloutApi({ remote: LIVE_REMOTE });

    for (let n = 0; n < 3; n += 1) await opened.look();

    const reason = "The registry does not contain the gradual release. Check RELEASE_TARGET";
    expect(readReasons(opened)).toEqual([["rollouts cannot halt", reason]]);
    expect((await opened.readHealth()).rollouts).toMatchObject([{ can_halt: false }]);
  });

  test("says nothing while a release edits the registry and then the history", async () => {
    const opened = await openRolloutApi({ remote: LIVE_REMOTE });

    await opened.look();
    const rollback = { ...LIVE_RECORD, action: "rollback" };
    await appendFile(opened.releaseHistory, `${JSON.stringify(rollback)}\n`);
    for (let n = 0; n < 2; n += 1) await opened.look();

    expect(readReasons(opened)).toEqual([]);
  });

  test("says once that the registry is broken", async () => {
    const opened = await openRolloutApi();
    await writeFile(opened.registryFile, "{");

    for (let n = 0; n < 3; n += 1) await opened.look();

    expect(readReasons(opened)).toEqual([
      ["rollouts cannot halt", expect.stringContaining("JSON")],
    ]);
  });
});
