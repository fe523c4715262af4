import { expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { createTestApi, readJson, readProblem } from "../../../testing/index.ts";

const path = "/api/users/me/export";

test("a user can download a limited number of exports in an hour, by link or not", async () => {
  const limits = { ...DEFAULT_LIMITS, exportsPerUser: 2 };
  const api = await createTestApi({ config: { limits } });
  const { fetch } = await api.signIn();
  const other = await api.signIn();
  const { url } = await readJson<{ url: string }>(fetch(path, { method: "POST" }));
  const { url: lateUrl } = await readJson<{ url: string }>(fetch(path, { method: "POST" }));
  expect((await api.fetchAnonymously(url)).status).toBe(200);
  expect((await fetch(path)).status).toBe(200);

  const responses = [
    await fetch(path),
    await fetch(path, { method: "POST" }),
    await api.fetchAnonymously(lateUrl),
  ];

  for (const response of responses) {
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await readProblem(response)).toEqual({
      status: 429,
      detail: "RATE_LIMITED",
      message: expect.stringMatching(
        /^You have downloaded your data many times in the last hour\. Try again in /,
      ),
    });
  }
  expect((await other.fetch(path)).status).toBe(200);
});
