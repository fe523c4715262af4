import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../auth/rate-limits.ts";
import { createTestApi } from "../testing/index.ts";

/** Requests a username lookup through a proxy. The limit is one per address, then 429. */
async function createProxyClient(trustedProxies: string[]) {
  const limits = { ...DEFAULT_LIMITS, nameLookUpsPerAddress: 1 };
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
  test("each client has its own address", async () => {
    const lookUp = await createProxyClient(["loopback"]);

    expect(await lookUp("203.0.113.1")).toBe(200);
    expect(await lookUp("203.0.113.2")).toBe(200);
    expect(await lookUp("203.0.113.1")).toBe(429);
  });

  test("only addresses that the proxy added are trusted", async () => {
    const lookUp = await createProxyClient(["loopback", "10.0.0.0/8"]);

    expect(await lookUp("198.51.100.1, 203.0.113.1, 10.1.2.3")).toBe(200);
    expect(await lookUp("198.51.100.2, 203.0.113.1, 10.1.2.3")).toBe(429);
  });
});

test("X-Forwarded-For is ignored without a trusted proxy", async () => {
  const lookUp = await createProxyClient([]);

  expect(await lookUp("203.0.113.1")).toBe(200);
  expect(await lookUp("203.0.113.2")).toBe(429);
});
