import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { createTestApi, createJsonRequest, type TestApi } from "../../../testing/index.ts";
import { startSecondInstance } from "../../../testing/start-second-instance.ts";

type Fetch = TestApi["fetch"];

const endpoints = ["forgot-password", "request-verify-token"];

const requestEmail = (fetch: Fetch, endpoint = "forgot-password", email = "ann@topout.example") =>
  fetch(`/api/auth/${endpoint}`, createJsonRequest("POST", { email }));

describe("email requests", () => {
  test("for passwords are limited to 30 per hour and IP address, across accounts and processes", async () => {
    const config = { limits: DEFAULT_LIMITS };
    const api = await createTestApi({ config });
    const processes = [
      api.fetch,
      await startSecondInstance(api, config),
      await startSecondInstance(api, config),
    ];

    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        processes.map((fetch) => requestEmail(fetch, "forgot-password", `ann${n}@topout.example`)),
      ).flat(),
    );

    const rejectedResponses = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(30);
    expect(rejectedResponses).toHaveLength(6);
    expect(await rejectedResponses[0]?.json()).toEqual({
      detail: "RATE_LIMITED",
      message: expect.stringMatching(/^Too many attempts\. Try again in (60|61) minutes\.$/),
    });
    expect(Number(rejectedResponses[0]?.headers.get("retry-after"))).toBeGreaterThan(3_000);
  });

  test.each(endpoints)("to %s do not count if they are invalid", async (endpoint) => {
    const limits = { ...DEFAULT_LIMITS, emailsPerIpAddress: 1, signUpBurstPerIpAddress: 1 };
    const config = { limits };
    const { fetch } = await createTestApi({ config });
    await requestEmail(fetch, endpoint, "not an address");

    expect((await requestEmail(fetch, endpoint)).status).toBe(202);
    expect((await requestEmail(fetch, endpoint)).status).toBe(429);
  });

  test.each(endpoints)("to %s run the same queries for every account", async (endpoint) => {
    const api = await createTestApi();
    await api.seed.user({ email: "ann@topout.example" });
    await api.seed.user({ email: "bob@topout.example", is_active: false });
    await api.seed.user({ email: "cat@topout.example", is_verified: true });
    const emails = ["ann", "bob", "cat", "nobody"].map((name) => `${name}@topout.example`);

    const statementsPerEmail: string[][] = [];
    for (const email of emails) {
      statementsPerEmail.push(
        await recordStatements(() => requestEmail(api.fetch, endpoint, email)),
      );
    }

    expect(statementsPerEmail[0]?.join()).toContain("pgboss");
    for (const statements of statementsPerEmail) expect(statements).toEqual(statementsPerEmail[0]);
  });
});
