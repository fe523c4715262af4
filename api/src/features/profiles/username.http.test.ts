import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { createTestApi, readDetail, type TestApi } from "../../testing/index.ts";

describe("a username", () => {
  const checkUsername = async (fetch: TestApi["fetch"], name: string) => {
    const response = await fetch(`/api/users/valid_user_name/${encodeURIComponent(name)}`);
    return [response.status, await response.json()];
  };

  test("is available if no user has it, regardless of case", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "Ann" });

    expect(await checkUsername(api.fetchAnonymously, "ann-2")).toEqual([200, true]);
    expect(await checkUsername(api.fetchAnonymously, "aNN")).toEqual([200, false]);
  });

  test("is available to its owner, and to no other user", async () => {
    const api = await createTestApi();
    const ann = await api.signIn({ username: "ann" });
    const bob = await api.signIn({ username: "bob" });

    expect(await checkUsername(ann.fetch, "ANN")).toEqual([200, true]);
    expect(await checkUsername(bob.fetch, "ann")).toEqual([200, false]);
  });

  test("can be checked a limited number of times per IP address", async () => {
    const api = await createTestApi({
      config: { limits: { ...DEFAULT_LIMITS, usernameChecksPerIpAddress: 2 } },
    });
    for (const name of ["ann", "bob"]) await checkUsername(api.fetchAnonymously, name);

    const response = await api.fetch("/api/users/valid_user_name/cleo");

    expect(response.status).toBe(429);
    expect(await readDetail(response)).toBe("RATE_LIMITED");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each([
    ["is a space", " "],
    ["has a space", "a b"],
    ["starts with a hyphen", "-ann"],
    ["has a non-ASCII letter", "ä"],
    ["has a slash", "a/b"],
    ["contains a NUL", "a\0b"],
    ["is too long", "a".repeat(31)],
    ["is far too long", "a".repeat(9_000)],
  ])("is not available if it %s", async (_title, name) => {
    const api = await createTestApi();

    expect(await checkUsername(api.fetchAnonymously, name)).toEqual([200, false]);
  });
});
