import { describe, expect, onTestFinished, test, vi } from "vitest";

import { readProblem } from "../../testing/index.ts";
import { getVitalBound } from "./vital-bounds.ts";
import { createReport, ERROR, openReportApi, RELEASE } from "./testing/report-client.ts";

const EMPTY = {
  part: "climber",
  release: RELEASE,
  version: "1.2.0",
  visits: 0,
  visits_with_errors: 0,
  taps: 0,
  failed_taps: [],
  failed_loads: 0,
  vitals: { lcp: null, inp: null, cls: null },
  errors: [],
};

describe("POST /client_reports", () => {
  test("adds a visit to its release, with what it has reported", async () => {
    const { report, readHealth } = await openReportApi();

    const response = await report({
      taps: 5,
      failed_taps: [{ reason: "STALE", count: 2 }],
      failed_loads: 1,
      vitals: { lcp: 1_000, inp: 90, cls: 0.02 },
      errors: [ERROR],
    });

    expect(response.status).toBe(204);
    expect(await readHealth()).toEqual({
      collects_reports: true,
      releases: [
        {
          ...EMPTY,
          visits: 1,
          visits_with_errors: 1,
          taps: 5,
          failed_taps: [{ reason: "STALE", count: 2 }],
          failed_loads: 1,
          vitals: {
            lcp: { p75: getVitalBound("lcp", 1_000), count: 1 },
            inp: { p75: getVitalBound("inp", 90), count: 1 },
            cls: { p75: 0.02, count: 1 },
          },
          errors: [
            {
              message: "TypeError: Not a function",
              place: ERROR.place,
              route: ERROR.route,
              count: 1,
              last_time: expect.any(String),
            },
          ],
        },
      ],
      rollouts: [],
      comparisons: [],
    });
  });

  test("counts a visit, its errors and its web vitals once, however often it reports", async () => {
    const { startVisit, send, readHealth } = await openReportApi();
    const token = await startVisit();
    const other = { ...ERROR, place: "feed-DI0UVgDg.js:1:1" };

    for (const errors of [[], [ERROR], [ERROR], [other]]) {
      await send(token, [createReport({ taps: 1, vitals: { lcp: 900 }, errors })]);
    }

    const { releases } = await readHealth();
    expect(releases).toMatchObject([
      { visits: 1, visits_with_errors: 1, taps: 4, vitals: { lcp: { count: 1 } } },
    ]);
    expect(releases[0]?.errors.map(({ count }) => count)).toEqual([1, 1]);
  });

  test("adds up the visits with an equal error, and lists the most frequent one first", async () => {
    const { report, readHealth } = await openReportApi();
    const rare = { ...ERROR, problem: "Not defined" } as const;

    for (const error of [rare, ERROR, ERROR]) await report({ errors: [error] });

    const [release] = (await readHealth()).releases;
    expect(release?.errors.map(({ message, count }) => [message, count])).toEqual([
      ["TypeError: Not a function", 2],
      ["TypeError: Not defined", 1],
    ]);
  });

  test("ignores a release that does not exist", async () => {
    const { report, readHealth } = await openReportApi();

    expect((await report({ release: "0000000000000000" })).status).toBe(204);
    expect((await report({ part: "setter" })).status).toBe(204);

    expect((await readHealth()).releases).toEqual([]);
  });

  test("rejects a token that this server did not create, and one of an ended visit", async () => {
    const { startVisit, send, readHealth } = await openReportApi();
    const token = await startVisit();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());

    const forged = await send(token.replace(/^./, "x"), [createReport()]);
    vi.setSystemTime(Date.now() + 4 * 60 * 60 * 1_000);
    const ended = await send(token, [createReport()]);

    expect(await readProblem(forged)).toMatchObject({ detail: "FORBIDDEN" });
    expect(ended.status).toBe(403);
    expect((await readHealth("?since=2026-01-01T00:00:00Z")).releases).toEqual([]);
  });

  test("rejects a batch of more than 8 KB", async () => {
    const { startVisit, send } = await openReportApi();
    const errors = Array.from({ length: 5 }, () => ({
      ...ERROR,
      place: `${"a".repeat(70)}.js:1:1`,
    }));
    const parts = Array.from({ length: 10 }, () => createReport({ errors }));

    const response = await send(await startVisit(), parts);

    expect(response.status).toBe(413);
  });

  test("counts values of a newer release as other ones", async () => {
    const { report, readHealth } = await openReportApi();
    const newer = { reason: "NEW_REASON", count: 1 } as never;
    const error = { ...ERROR, name: "NewError", problem: "New problem" } as never;

    await report({ taps: 1, failed_taps: [newer], errors: [error] });

    expect((await readHealth()).releases).toMatchObject([
      { failed_taps: [{ reason: "OTHER", count: 1 }], errors: [{ message: "Error" }] },
    ]);
  });
});

describe("an installation without reports", () => {
  test("asks browsers to send nothing, says so to admins, and stores nothing", async () => {
    const { requestToken, send, readHealth } = await openReportApi({
      clientReports: { percent: 0 },
    });
    const open = await openReportApi();
    // A page that was open before has a token of the same key.
    const token = await open.startVisit();

    expect(await (await requestToken()).json()).toEqual({ token: null });
    expect((await send(token, [createReport()])).status).toBe(204);
    expect(await readHealth()).toEqual({
      collects_reports: false,
      releases: [],
      rollouts: [],
      comparisons: [],
    });
  });
});

describe("GET /admin/health", () => {
  test("is only for admins", async () => {
    const { api } = await openReportApi();
    const { fetch } = await api.signIn({ route_setter: true });

    expect((await fetch("/api/admin/health")).status).toBe(403);
    expect((await api.fetchAnonymously("/api/admin/health")).status).toBe(401);
  });

  test("contains the counts since an hour", async () => {
    const { report, readHealth } = await openReportApi();
    const start = new Date("2026-05-01T10:15:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    onTestFinished(() => void vi.useRealTimers());
    await report({ errors: [ERROR] });
    vi.setSystemTime("2026-05-01T12:05:00Z");
    await report();

    const visits = async (since: string) =>
      (await readHealth(`?since=${since}`)).releases.map((release) => [
        release.visits,
        release.errors.length,
      ]);
    expect(await visits("2026-05-01T10:59:00Z")).toEqual([[2, 1]]);
    expect(await visits("2026-05-01T11:00:00Z")).toEqual([[1, 0]]);
    expect(await visits("2026-05-01T13:00:00Z")).toEqual([]);
  });
});
