import { describe, expect, test } from "vitest";

import { clientCounts, clientErrors, clientVisits } from "../../database/schema.ts";
import { createReport, ERROR, openReportApi } from "./testing/report-client.ts";

describe("forged reports", () => {
  test("of one network add at most 20 visits a day to a release", async () => {
    const { report, readHealth } = await openReportApi();

    for (let n = 0; n < 60; n += 1) await report({ errors: [ERROR] }, "198.51.100.7");
    for (let n = 0; n < 30; n += 1) await report({}, `192.0.2.${n}`);

    expect((await readHealth()).releases).toMatchObject([{ visits: 50, visits_with_errors: 20 }]);
  });

  test("of the addresses of one IPv6 network count as those of one address", async () => {
    const { report, readHealth } = await openReportApi({
      clientReports: { visitsPerIpAddress: 2 },
    });

    for (let n = 1; n < 9; n += 1) await report({}, `2001:db8:1:2::${n}`);

    expect((await readHealth()).releases).toMatchObject([{ visits: 2 }]);
  });

  test("of one visit add a limited number of taps, failures and errors", async () => {
    const { startVisit, send, readHealth } = await openReportApi();
    const token = await startVisit();
    const flood = (n: number) =>
      createReport({
        taps: 10_000,
        failed_taps: [{ reason: "INTERNAL", count: 10_000 }],
        failed_loads: 10_000,
        errors: Array.from({ length: 5 }, (_, m) => ({ ...ERROR, place: `x.js:${n}:${m}` })),
      });

    for (let n = 0; n < 10; n += 1) expect((await send(token, [flood(n)])).status).toBe(204);

    const [release] = (await readHealth()).releases;
    expect(release).toMatchObject({
      visits: 1,
      taps: 500,
      failed_taps: [{ reason: "INTERNAL", count: 50 }],
      failed_loads: 5,
    });
    expect(release?.errors).toHaveLength(10);
  });

  test("of many visits create a limited number of rows", async () => {
    const { api, report } = await openReportApi();

    for (let n = 0; n < 60; n += 1) {
      const errors = Array.from({ length: 5 }, (_, m) => ({ ...ERROR, place: `x.js:${n}:${m}` }));
      await report({ vitals: { lcp: n * 1e6, inp: 1e300, cls: n }, errors }, `192.0.2.${n}`);
    }

    expect(await api.db.$count(clientErrors)).toBe(200);
    expect(await api.db.$count(clientCounts)).toBeLessThan(30);
    expect(await api.db.$count(clientVisits)).toBe(60);
  });

  test("at the same time count like those that follow each other", async () => {
    const { startVisit, send, readHealth } = await openReportApi();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => startVisit()));
    const errors = [ERROR, { ...ERROR, place: "b.js:1:1" }];

    const responses = await Promise.all(
      tokens.flatMap((token, n) => [
        send(token, [createReport({ taps: 1, errors })]),
        send(token, [createReport({ taps: 1, errors: n % 2 ? errors.toReversed() : errors })]),
      ]),
    );

    expect(responses.filter(({ status }) => status !== 204)).toEqual([]);
    const [release] = (await readHealth()).releases;
    expect(release).toMatchObject({ visits: 10, visits_with_errors: 10, taps: 20 });
    expect(release?.errors.map(({ count }) => count)).toEqual([10, 10]);
  });
});

describe("the limits of requests", () => {
  test("allow a browser 20 in a minute", async () => {
    const { startVisit, send } = await openReportApi();
    const token = await startVisit();

    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await send(token, [createReport()])).status);

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });

  test("allow a network 600 in a minute, with those that start a visit", async () => {
    const { requestToken } = await openReportApi();

    for (let n = 0; n < 600; n += 1) expect((await requestToken("198.51.100.7")).status).toBe(200);

    const response = await requestToken("198.51.100.7");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await requestToken("198.51.100.8")).status).toBe(200);
  });
});

describe("personal data in a report", () => {
  const secrets = ["ann@topout.example", "kim_w", "eyJhbGciOiJIUzI1NiJ9"];

  test("is neither stored nor logged nor shown", async () => {
    const lines: string[] = [];
    const { api, startVisit, send, readHealth } = await openReportApi({
      log: { level: "debug", stream: { write: (line) => lines.push(line) } },
    });
    const text = secrets.join(" ");
    const error = { ...ERROR, name: text, problem: text, message: text, user: "kim_w" };
    const token = await startVisit("203.0.113.77");

    const stored = await send(token, [createReport({ errors: [error as never] })], "203.0.113.77");
    const path = await send(
      token,
      [createReport({ errors: [{ ...ERROR, route: "/profile/kim_w" as never }] })],
      "203.0.113.77",
    );
    const place = await send(
      token,
      [createReport({ errors: [{ ...ERROR, place: `${text}.js:1:1` }] })],
      "203.0.113.77",
    );

    expect([stored.status, path.status, place.status]).toEqual([204, 204, 422]);
    const tables = await Promise.all(
      [clientCounts, clientErrors, clientVisits].map((table) => api.db.select().from(table)),
    );
    const seen = JSON.stringify([tables, await readHealth(), lines]);
    for (const secret of [...secrets, "203.0.113.77", token]) expect(seen).not.toContain(secret);
  });
});
