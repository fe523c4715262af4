import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { statementsOf } from "../../testing/count-work.ts";
import { createTestApi, sendJson, type TestApi } from "../../testing/index.ts";
import { startAnother } from "../../testing/start-another.ts";

type Fetch = TestApi["fetch"];

const calls = ["forgot-password", "request-verify-token"];

const ask = (fetch: Fetch, call = "forgot-password", email = "ann@topout.example") =>
  fetch(`/api/auth/${call}`, sendJson("POST", { email }));

describe("asking for mails", () => {
  test("is limited to 30 an hour from one address, for whomever, over all processes", async () => {
    const config = { limits: DEFAULT_LIMITS };
    const api = await createTestApi({ config });
    const processes = [api.fetch, await startAnother(api, config), await startAnother(api, config)];

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        processes.map((fetch) => ask(fetch, calls[n % 2], `ann${n}@topout.example`)),
      ).flat(),
    );

    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(30);
    expect(refused).toHaveLength(6);
    expect(await refused[0]?.json()).toMatchObject({ detail: "RATE_LIMITED" });
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(3_000);
  });

  test.each(calls)("by %s is not used up by requests that are none", async (call) => {
    const config = { limits: { ...DEFAULT_LIMITS, mailsPerAddress: 1 } };
    const { fetch } = await createTestApi({ config });
    await ask(fetch, call, "not an address");

    expect((await ask(fetch, call)).status).toBe(202);
    expect((await ask(fetch, call)).status).toBe(429);
  });

  test.each(calls)("by %s asks the database the same for everybody", async (call) => {
    const api = await createTestApi();
    await api.given.user({ email: "ann@topout.example" });
    await api.given.user({ email: "bob@topout.example", is_active: false });
    await api.given.user({ email: "cat@topout.example", is_verified: true });
    const people = ["ann", "bob", "cat", "nobody"].map((name) => `${name}@topout.example`);

    const asked: string[][] = [];
    for (const email of people) {
      asked.push(await statementsOf(() => ask(api.fetch, call, email)));
    }

    expect(asked[0]?.join()).toContain("pgboss");
    for (const statements of asked) expect(statements).toEqual(asked[0]);
  });
});
