import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { createTestApi, type TestApi, TEST_PASSWORD } from "../../testing/index.ts";

const account = { username: "mikei", email: "mikei@topout.example" };
const HOME = "203.0.113.1";
const ELSEWHERE = "203.0.113.2";

async function setUp() {
  const config = { limits: DEFAULT_LIMITS, trustedProxies: ["loopback"] };
  const api = await createTestApi({ config });
  await api.seed.user(account);
  return api;
}

async function logInFrom({ app }: TestApi, forwardedFor: string, [email, password]: string[]) {
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/auth/jwt/login",
    headers: {
      "x-forwarded-for": forwardedFor,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams({ username: email ?? "", password: password ?? "" }).toString(),
  });
  return statusCode;
}

describe("the limits of failed logins", () => {
  test.each(["mİkei@topout.example", "miKei@topout.example", "MIKEI@topout.example"])(
    "cannot be avoided by writing the email as %s",
    async (email) => {
      const api = await setUp();
      for (let n = 0; n < 10; n++) await logInFrom(api, ELSEWHERE, [account.email, `wrong${n}`]);

      // U+0130 and U+212A belong to no account, so this is a failed login of another email.
      const isAscii = /^[\0-\x7f]+$/.test(email);
      expect(await logInFrom(api, ELSEWHERE, [email, TEST_PASSWORD])).toBe(isAscii ? 429 : 400);
    },
  );

  test("count all ports of an address together", async () => {
    const api = await setUp();
    for (let n = 0; n < 50; n++) {
      await logInFrom(api, `203.0.113.7:${4_000 + n}`, [`nobody${n}@topout.example`, "wrong"]);
    }

    expect(await logInFrom(api, "203.0.113.7:9000", [account.email, TEST_PASSWORD])).toBe(429);
    expect(await logInFrom(api, "[2001:db8::1]:9000", [account.email, TEST_PASSWORD])).toBe(200);
  });

  test("do not lock out the owner at an address of an earlier login", async () => {
    const api = await setUp();
    expect(await logInFrom(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    for (let n = 0; n < 11; n++) await logInFrom(api, ELSEWHERE, [account.email, `wrong${n}`]);

    expect(await logInFrom(api, ELSEWHERE, [account.email, TEST_PASSWORD])).toBe(429);
    expect(await logInFrom(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
  });

  test("do not lock out a user at an address of an earlier login after failures of others", async () => {
    const api = await setUp();
    expect(await logInFrom(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    for (let n = 0; n < 51; n++) {
      await logInFrom(api, HOME, [`nobody${n}@topout.example`, "wrong"]);
    }

    expect(await logInFrom(api, HOME, ["nobody@topout.example", TEST_PASSWORD])).toBe(429);
    expect(await logInFrom(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
  });

  test("allow 10 failures at an address of an earlier login", async () => {
    const api = await setUp();
    expect(await logInFrom(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    for (let n = 0; n < 10; n++) {
      expect(await logInFrom(api, HOME, [account.email, `wrong${n}`])).toBe(400);
    }

    expect(await logInFrom(api, HOME, [account.email, TEST_PASSWORD])).toBe(429);
  });
});
