import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../auth/rate-limits.ts";
import { createTestApi } from "../testing/index.ts";

/** Looks a name up for whom a proxy on this machine says it is: once for each address, then 429. */
async function openBehindProxy(trustedProxies: string[]) {
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

describe("behind a proxy that is trusted", () => {
  test("every caller has an address of their own", async () => {
    const ask = await openBehindProxy(["loopback"]);

    expect(await ask("203.0.113.1")).toBe(200);
    expect(await ask("203.0.113.2")).toBe(200);
    expect(await ask("203.0.113.1")).toBe(429);
  });

  test("a caller's own claims are not believed, only what the proxy added to them", async () => {
    const ask = await openBehindProxy(["loopback", "10.0.0.0/8"]);

    expect(await ask("198.51.100.1, 203.0.113.1, 10.1.2.3")).toBe(200);
    expect(await ask("198.51.100.2, 203.0.113.1, 10.1.2.3")).toBe(429);
  });
});

test("without a trusted proxy nobody chooses an address", async () => {
  const ask = await openBehindProxy([]);

  expect(await ask("203.0.113.1")).toBe(200);
  expect(await ask("203.0.113.2")).toBe(429);
});
