import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../auth/rate-limits.ts";
import { createTestApi } from "../testing/index.ts";

/** Returns a function that checks a username through a proxy. The limit is one check per address, then 429. */
async function createUsernameCheck(trustedProxies: string[]) {
  const limits = { ...DEFAULT_LIMITS, usernameChecksPerIpAddress: 1 };
  const { app } = await createTestApi({ config: { trustedProxies, limits } });
  return async (forwardedFor: string) => {
    const { statusCode } = await app.inject({
      url: "/api/users/valid_user_name/ana",
      headers: { "x-forwarded-for": forwardedFor },
    });
    return statusCode;
  };
}

describe("behind a trusted proxy", () => {
  test("each client has a separate limit", async () => {
    const checkUsername = await createUsernameCheck(["loopback"]);

    expect(await checkUsername("203.0.113.1")).toBe(200);
    expect(await checkUsername("203.0.113.2")).toBe(200);
    expect(await checkUsername("203.0.113.1")).toBe(429);
  });

  test("the limit uses only addresses that a trusted proxy added", async () => {
    const checkUsername = await createUsernameCheck(["loopback", "10.0.0.0/8"]);

    expect(await checkUsername("198.51.100.1, 203.0.113.1, 10.1.2.3")).toBe(200);
    expect(await checkUsername("198.51.100.2, 203.0.113.1, 10.1.2.3")).toBe(429);
  });
});

test("without a trusted proxy, the limit ignores X-Forwarded-For", async () => {
  const checkUsername = await createUsernameCheck([]);

  expect(await checkUsername("203.0.113.1")).toBe(200);
  expect(await checkUsername("203.0.113.2")).toBe(429);
});
