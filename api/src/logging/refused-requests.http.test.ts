import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../auth/rate-limits.ts";
import type { AppConfig } from "../config/app-config.ts";
import { createTestApi, TEST_PASSWORD } from "../testing/index.ts";

/** What the client sends, and must not be in the log. */
const EMAIL = "ann.climber@gym.example";
const UNKNOWN_EMAIL = "nobody.at.all@gym.example";
const CLIENT = "203.0.113.77";

/** Creates an API that logs all lines, and a function that logs in as a client behind a proxy. */
async function createLoggedApi(config: Partial<AppConfig> = {}) {
  const lines: string[] = [];
  const api = await createTestApi({
    config: { trustedProxies: ["loopback"], limits: DEFAULT_LIMITS, ...config },
    log: { level: "debug", stream: { write: (line) => lines.push(line) } },
  });
  const logIn = (email: string, password: string) =>
    api.fetchAnonymously("/api/auth/jwt/login?from=secret-campaign", {
      method: "POST",
      body: new URLSearchParams({ username: email, password }),
      headers: { "x-forwarded-for": CLIENT },
    });
  const getEntries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { api, lines, logIn, getEntries };
}

describe("the log line of a refused request", () => {
  test("shows who guesses whose password, and that the limit stops it", async () => {
    const { api, logIn, getEntries } = await createLoggedApi();
    const { id } = await api.seed.user({ email: EMAIL });

    for (let n = 0; n < 11; n++) await logIn(EMAIL, `guess-${n}`);
    await logIn(UNKNOWN_EMAIL, "guess");

    const line = { path: "/api/auth/jwt/login", address: "203.0.113.0" };
    const wrong = { ...line, status: 400, code: "LOGIN_BAD_CREDENTIALS" };
    const entries = getEntries().filter(({ msg }) => msg === "request completed");
    expect(entries).toMatchObject([
      ...Array.from({ length: 10 }, () => ({ ...wrong, user: id })),
      { ...line, status: 429, code: "RATE_LIMITED", user: id },
      wrong,
    ]);
    expect(entries.at(-1)).not.toHaveProperty("user");
  });

  test("has the user and the reason without the permission", async () => {
    const { api, getEntries } = await createLoggedApi();
    const { user } = await api.signIn();

    await api.fetch("/api/admin/audit");
    await api.fetchAnonymously("/api/users/me");

    const refused = getEntries().filter(({ code }) => code !== undefined);
    expect(refused).toMatchObject([
      { status: 403, code: "FORBIDDEN", user: user.id, address: "127.0.0.0" },
      { status: 401, code: "UNAUTHORIZED", address: "127.0.0.0" },
    ]);
  });

  test("contains no password, email, token, query string or full address", async () => {
    const { api, lines, logIn } = await createLoggedApi();
    await api.seed.user({ email: EMAIL });
    const response = await logIn(EMAIL, TEST_PASSWORD);
    const { access_token } = (await response.json()) as { access_token: string };

    await logIn(EMAIL, "my-other-password");
    await logIn(UNKNOWN_EMAIL, "my-other-password");
    await api.fetchAs(`${access_token}x`)("/api/users/me");

    const log = lines.join("");
    expect(lines.filter((line) => line.includes('"code"'))).toHaveLength(3);
    const secrets = [
      EMAIL,
      UNKNOWN_EMAIL,
      TEST_PASSWORD,
      "my-other-password",
      access_token,
      CLIENT,
    ];
    expect([...secrets, "secret-campaign"].filter((secret) => log.includes(secret))).toEqual([]);
  });

  test.each([
    ["full", /^203\.0\.113\.77$/],
    ["hashed", /^[\w-]{16}$/],
  ] as const)("has the address in the format %s", async (logAddresses, address) => {
    const { logIn, getEntries } = await createLoggedApi({ logAddresses });

    await logIn(UNKNOWN_EMAIL, "guess");

    expect(getEntries()).toMatchObject([{ address: expect.stringMatching(address) }]);
  });

  test("has no address in the format none", async () => {
    const { logIn, getEntries } = await createLoggedApi({ logAddresses: "none" });

    await logIn(UNKNOWN_EMAIL, "guess");

    expect(getEntries()).toMatchObject([{ code: "LOGIN_BAD_CREDENTIALS" }]);
    expect(getEntries()[0]).not.toHaveProperty("address");
  });

  test("ignores an address from a client that is not a trusted proxy", async () => {
    const { logIn, getEntries } = await createLoggedApi({ trustedProxies: [] });

    await logIn(UNKNOWN_EMAIL, "guess");

    expect(getEntries()).toMatchObject([{ address: "127.0.0.0" }]);
  });
});
