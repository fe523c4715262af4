import { afterEach, describe, expect, test, vi } from "vitest";

import { DEFAULT_SERVER_LIMITS, type ServerLimits } from "../config/server-limits.ts";
import { createTestApi, readProblem, type TestApi } from "../testing/index.ts";

const MINUTE_MS = 60_000;

afterEach(() => vi.useRealTimers());

const createApi = (limits: Partial<ServerLimits>, trustedProxies = ["loopback"]) =>
  createTestApi({
    config: { trustedProxies, serverLimits: { ...DEFAULT_SERVER_LIMITS, ...limits } },
  });

/** Sends requests of clients with these addresses one after another. Returns their statuses. */
async function readFrom(addresses: readonly string[], fetch: TestApi["fetch"], path = "/api/gyms") {
  const statuses: number[] = [];
  for (const address of addresses) {
    const { status } = await fetch(path, { headers: { "x-forwarded-for": address } });
    statuses.push(status);
  }
  return statuses;
}

describe("the reads of an address", () => {
  test("are limited in a minute, with the time to wait", async () => {
    const { fetchAnonymously } = await createApi({ readsPerIpAddress: 2 });
    vi.useFakeTimers({ toFake: ["Date"] });

    expect(await readFrom(["203.0.113.1", "203.0.113.1", "203.0.113.1"], fetchAnonymously)).toEqual(
      [200, 200, 429],
    );
    expect(await readFrom(["203.0.113.2"], fetchAnonymously)).toEqual([200]);
    vi.setSystemTime(Date.now() + 20_000);
    const response = await fetchAnonymously("/api/gyms", {
      method: "HEAD",
      headers: { "x-forwarded-for": "203.0.113.1" },
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("40");

    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect(await readFrom(["203.0.113.1"], fetchAnonymously)).toEqual([200]);
  });

  test("include those that are not found, and share a network of IPv6", async () => {
    const { fetchAnonymously } = await createApi({ readsPerIpAddress: 1 });

    expect(await readFrom(["2001:db8::1"], fetchAnonymously, "/api/nowhere")).toEqual([404]);
    expect(await readFrom(["2001:db8::2"], fetchAnonymously)).toEqual([429]);
  });

  test("are limited with the usual error, and changes are not", async () => {
    const { fetchAnonymously } = await createApi({ readsPerIpAddress: 1 });
    const headers = { "x-forwarded-for": "203.0.113.1" };
    await fetchAnonymously("/api/gyms", { headers });

    const { detail, message } = await readProblem(await fetchAnonymously("/api/gyms", { headers }));
    const login = await fetchAnonymously("/api/auth/jwt/login", { method: "POST", headers });

    expect(detail).toBe("RATE_LIMITED");
    expect(message).toMatch(/^Too many requests\. Try again in /);
    expect(login.status).toBe(422);
  });

  test("have no limit on the machine itself", async () => {
    const { fetchAnonymously } = await createApi({ readsPerIpAddress: 1 }, []);

    expect(await readFrom(["203.0.113.1", "203.0.113.1"], fetchAnonymously)).toEqual([200, 200]);
  });
});

describe("the reads of an account", () => {
  test.each(["/api/users/me", "/api/users/get_public/ann"])(
    "are limited across its addresses: %s",
    async (path) => {
      const api = await createApi({ readsPerUser: 2 });
      const ann = await api.signIn({ username: "ann" });
      const bob = await api.signIn();
      const addresses = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];

      expect(await readFrom(addresses, ann.fetch, path)).toEqual([200, 200, 429]);
      expect(await readFrom(["203.0.113.3"], bob.fetch, path)).toEqual([200]);
    },
  );
});
