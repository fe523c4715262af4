import { verify } from "@node-rs/argon2";
import { decodeJwt } from "jose";
import { describe, expect, test, vi } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import {
  createTestApi,
  getAccessToken,
  logIn,
  readDetail,
  readJson,
  createJsonRequest,
  TEST_PASSWORD,
} from "../../../testing/index.ts";

vi.mock("@node-rs/argon2", { spy: true });
// Reload the API, because earlier test files have imported argon2 without the spy.
vi.hoisted(() => vi.resetModules());

const ann = { username: "ann", email: "ann@topout.example", password: TEST_PASSWORD };

describe("logging in", () => {
  test("returns a bearer token that is valid for 90 days, for both form encodings", async () => {
    const api = await createTestApi();
    await api.seed.user(ann);
    const form = new FormData();
    form.append("username", "Ann@Topout.example");
    form.append("password", TEST_PASSWORD);

    const [multipart, urlencoded] = await Promise.all([
      api.fetch("/api/auth/jwt/login", { method: "POST", body: form }),
      logIn(api, ann.email),
    ]);

    expect(multipart.status).toBe(200);
    const response = await readJson<{ access_token: string }>(urlencoded);
    expect(response).toEqual({ access_token: expect.any(String), token_type: "bearer" });
    const { aud, exp = 0, iat = 0 } = decodeJwt(response.access_token);
    expect(aud).toEqual(["fastapi-users:auth"]);
    expect(Math.round((exp - iat) / 86_400)).toBe(90);
  });

  test("returns the same error for a wrong password, an unknown account and an inactive account", async () => {
    const api = await createTestApi();
    await api.seed.user(ann);
    await api.seed.user({ username: "bob", email: "bob@topout.example", is_active: false });

    const responses = await Promise.all([
      logIn(api, ann.email, "wrong-horse"),
      logIn(api, "nobody@topout.example"),
      logIn(api, "bob@topout.example"),
    ]);

    for (const response of responses) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        detail: "LOGIN_BAD_CREDENTIALS",
        message: "The password or email entered is invalid.",
      });
    }
  });

  test("runs the same queries for a wrong password, an unknown account and an inactive account", async () => {
    const api = await createTestApi();
    await api.seed.user(ann);
    await api.seed.user({ username: "bob", email: "bob@topout.example", is_active: false });
    vi.mocked(verify).mockClear();

    const statementsPerEmail: string[][] = [];
    for (const email of [ann.email, "nobody@topout.example", "bob@topout.example"]) {
      statementsPerEmail.push(await recordStatements(() => logIn(api, email, "wrong-horse")));
    }

    expect(verify).toHaveBeenCalledTimes(3);
    expect(statementsPerEmail[0]?.join()).toContain("users");
    for (const statements of statementsPerEmail) expect(statements).toEqual(statementsPerEmail[0]);
  });

  test("returns 422 without a password, and 415 for JSON", async () => {
    const api = await createTestApi();

    const withoutBody = await api.fetch("/api/auth/jwt/login", { method: "POST" });
    const withJson = await api.fetch("/api/auth/jwt/login", createJsonRequest("POST", ann));

    expect(await readDetail(withoutBody)).toMatchObject([
      { loc: ["body", "username"], type: "missing" },
      { loc: ["body", "password"], type: "missing" },
    ]);
    expect(withJson.status).toBe(415);
  });

  test("blocks an account after 10 failures, even with the right password", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    await api.seed.user(ann);
    for (let n = 0; n < 10; n++) {
      expect((await logIn(api, ann.email, `wrong${n}`)).status).toBe(400);
    }

    const response = await logIn(api, ann.email.toUpperCase());

    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(600);
    expect(await readDetail(response)).toBe("RATE_LIMITED");
  });

  test("hashes the password of every attempt above the limit, so that none is faster", async () => {
    const limits = { ...DEFAULT_LIMITS, loginsPerIpAddress: 1 };
    const api = await createTestApi({ config: { limits } });
    await api.seed.user(ann);
    await api.seed.user({ email: "stranger@topout.example" });
    await logIn(api, ann.email);
    await logIn(api, "nobody@topout.example");
    vi.mocked(verify).mockClear();

    for (const email of [ann.email, "stranger@topout.example", "nobody@topout.example"]) {
      expect((await logIn(api, email, "wrong-horse")).status).toBe(429);
    }

    expect(verify).toHaveBeenCalledTimes(3);
  });

  test("counts only failed logins, and allows only 10 concurrent failures", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    await api.seed.user(ann);
    for (let n = 0; n < 12; n++) {
      expect((await logIn(api, ann.email)).status).toBe(200);
    }

    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => logIn(api, ann.email, `wrong${n}`)),
    );

    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test("blocks an address after too many failures, across accounts", async () => {
    const limits = { ...DEFAULT_LIMITS, loginsPerIpAddress: 3 };
    const api = await createTestApi({ config: { limits } });
    await api.seed.user(ann);
    for (let n = 0; n < 3; n++) await logIn(api, `nobody${n}@topout.example`, "wrong-horse");

    expect((await logIn(api, ann.email)).status).toBe(429);
  });
});

describe("logging out", () => {
  test("deletes only the session of its token", async () => {
    const api = await createTestApi();
    await api.seed.user(ann);
    const phone = api.fetchAs(await getAccessToken(api, ann.email));
    const laptop = api.fetchAs(await getAccessToken(api, ann.email));

    const response = await phone("/api/auth/jwt/logout", { method: "POST" });

    expect(response.status).toBe(204);
    expect((await phone("/api/users/me")).status).toBe(401);
    expect((await phone("/api/auth/jwt/logout", { method: "POST" })).status).toBe(401);
    expect((await laptop("/api/users/me")).status).toBe(200);
  });

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/auth/jwt/logout", { method: "POST" });

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      detail: "UNAUTHORIZED",
      message: "Log in to do this.",
    });
  });
});
