import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { createTestApi, type TestApi, TEST_PASSWORD } from "../../../testing/index.ts";
import { logInFrom } from "./testing/log-in-from.ts";

const account = { username: "mikei", email: "mikei@topout.example" };
const HOME = "203.0.113.1";
const ELSEWHERE = "203.0.113.2";

async function setUp() {
  const config = { limits: DEFAULT_LIMITS, trustedProxies: ["loopback"] };
  const api = await createTestApi({ config });
  await api.seed.user(account);
  return api;
}

type Credentials = readonly [email: string, password: string];

const sendLogin = (api: TestApi, address: string, [email, password]: Credentials) =>
  logInFrom(api, address, { email, password });

const getStatus = async (api: TestApi, address: string, credentials: Credentials) =>
  (await sendLogin(api, address, credentials)).status;

/** Fails to log in to accounts that do not exist. */
async function failAtAddress(api: TestApi, address: string, count = 50) {
  for (let n = 0; n < count; n++) {
    await getStatus(api, address, [`nobody${n}@topout.example`, "wrong"]);
  }
}

async function failAtAccount(api: TestApi, address: string, email = account.email) {
  for (let n = 0; n < 10; n++) await getStatus(api, address, [email, `wrong${n}`]);
}

/** Creates accounts that have signed in at the address. */
async function createMembers(api: TestApi, address: string, count: number) {
  const emails = Array.from({ length: count }, (_, n) => `member${n}@topout.example`);
  for (const email of emails) {
    await api.seed.user({ email });
    expect(await getStatus(api, address, [email, TEST_PASSWORD])).toBe(200);
  }
  return emails;
}

describe("the limits of failed logins", () => {
  test.each(["mİkei@topout.example", "miKei@topout.example", "MIKEI@topout.example"])(
    "cannot be avoided by writing the email as %s",
    async (email) => {
      const api = await setUp();
      for (let n = 0; n < 10; n++) await getStatus(api, ELSEWHERE, [account.email, `wrong${n}`]);

      // NFC turns U+212A into K. U+0130 belongs to no account, so this is a failed login of another email.
      const isAscii = /^[\0-\x7f]+$/.test(email.normalize("NFC"));
      expect(await getStatus(api, ELSEWHERE, [email, TEST_PASSWORD])).toBe(isAscii ? 429 : 400);
    },
  );

  test("count all ports of an address together", async () => {
    const api = await setUp();
    for (let n = 0; n < 50; n++) {
      await getStatus(api, `203.0.113.7:${4_000 + n}`, [`nobody${n}@topout.example`, "wrong"]);
    }

    expect(await getStatus(api, "203.0.113.7:9000", [account.email, TEST_PASSWORD])).toBe(429);
    expect(await getStatus(api, "[2001:db8::1]:9000", [account.email, TEST_PASSWORD])).toBe(200);
  });

  test("do not lock out the owner at an address of an earlier login", async () => {
    const api = await setUp();
    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    for (let n = 0; n < 11; n++) await getStatus(api, ELSEWHERE, [account.email, `wrong${n}`]);

    expect(await getStatus(api, ELSEWHERE, [account.email, TEST_PASSWORD])).toBe(429);
    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
  });

  test("do not lock out a user at an address of an earlier login after failures of others", async () => {
    const api = await setUp();
    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    await failAtAddress(api, HOME, 51);

    expect(await getStatus(api, HOME, ["nobody@topout.example", TEST_PASSWORD])).toBe(429);
    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
  });

  test("do not lock out a user at the address of the registration", async () => {
    const api = await setUp();
    const registration = { username: "new", email: "new@topout.example", password: TEST_PASSWORD };
    await api.app.inject({
      method: "POST",
      url: "/api/auth/register",
      headers: { "x-forwarded-for": HOME },
      payload: registration,
    });
    await failAtAddress(api, HOME);

    expect(await getStatus(api, HOME, [registration.email, TEST_PASSWORD])).toBe(200);
  });

  test("allow 10 failures at an address of an earlier login", async () => {
    const api = await setUp();
    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    for (let n = 0; n < 10; n++) {
      expect(await getStatus(api, HOME, [account.email, `wrong${n}`])).toBe(400);
    }

    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(429);
  });

  test("count the failures at an address across the accounts that have signed in there", async () => {
    const api = await setUp();
    const members = await createMembers(api, HOME, 6);

    const statuses: number[] = [];
    for (const email of members) {
      for (let n = 0; n < 10; n++) {
        statuses.push(await getStatus(api, HOME, [email, `wrong${n}`]));
      }
    }

    expect(statuses.slice(0, 50)).toEqual(statuses.slice(0, 50).fill(400));
    expect(statuses.slice(50)).toEqual(statuses.slice(50).fill(429));
  });

  test("verify at most 50 further passwords of owners at an address, however many accounts are known there", async () => {
    const api = await setUp();
    const members = await createMembers(api, HOME, 6);
    await failAtAddress(api, HOME);
    for (const email of members.slice(0, 5)) await failAtAccount(api, HOME, email);

    expect(await getStatus(api, HOME, [members[5] ?? "", TEST_PASSWORD])).toBe(429);
  });
});

/**
 * An attacker compares the responses for an account that has signed in at the address, one that has not, and one that
 * does not exist.
 */
describe("the response to a wrong password", () => {
  const UNKNOWN = "nobody@topout.example";

  test.each([
    ["with few failures", async () => {}],
    ["after 50 failures at the address", (api: TestApi) => failAtAddress(api, HOME)],
    [
      "after 10 failures for the account elsewhere",
      async (api: TestApi) => {
        // At the same time, so that the limits of all three end at the same time.
        const emails = [account.email, "stranger@topout.example", UNKNOWN];
        await Promise.all(emails.map((email) => failAtAccount(api, ELSEWHERE, email)));
      },
    ],
    [
      "after more failures than the reserve of owners",
      async (api: TestApi) => {
        await failAtAddress(api, HOME);
        for (let n = 0; n < 6; n++) await failAtAccount(api, HOME);
      },
    ],
  ])("does not reveal the account, %s", async (_title, fail) => {
    const api = await setUp();
    await api.seed.user({ email: "stranger@topout.example" });
    expect(await getStatus(api, HOME, [account.email, TEST_PASSWORD])).toBe(200);
    await fail(api);

    const responses: Awaited<ReturnType<typeof sendLogin>>[] = [];
    const statements: string[][] = [];
    for (const email of [account.email, "stranger@topout.example", UNKNOWN]) {
      const send = async () => responses.push(await sendLogin(api, HOME, [email, "wrong"]));
      statements.push(await recordStatements(send));
    }

    const waits = responses.map(({ retryAfter = 0 }) => Number(retryAfter));
    expect(new Set(responses.map(({ status, payload }) => `${status} ${payload}`)).size).toBe(1);
    // The three requests may be in different seconds.
    expect(Math.max(...waits) - Math.min(...waits)).toBeLessThan(5);
    for (const list of statements) expect(list).toEqual(statements[0]);
  });
});
