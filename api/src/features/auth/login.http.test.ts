import { verify } from "@node-rs/argon2";
import { decodeJwt } from "jose";
import { describe, expect, test, vi } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { statementsOf } from "../../testing/count-work.ts";
import { createTestApi, sendJson, TEST_PASSWORD, type TestApi } from "../../testing/index.ts";

vi.mock("@node-rs/argon2", { spy: true });
// The API is loaded anew: the files before this one have left it with a hash that nobody watches.
vi.hoisted(() => vi.resetModules());

const ann = { username: "ann", email: "ann@topout.example", password: TEST_PASSWORD };

const login = (api: TestApi, email: string, password: string) =>
  api.fetch("/api/auth/jwt/login", {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
  });

const detailOf = async (response: Response) =>
  ((await response.json()) as { detail: unknown }).detail;

describe("logging in", () => {
  test("answers a bearer token for 90 days, by either kind of form", async () => {
    const api = await createTestApi();
    await api.given.user(ann);
    const form = new FormData();
    form.append("username", "Ann@Topout.example");
    form.append("password", TEST_PASSWORD);

    const [multipart, urlencoded] = await Promise.all([
      api.fetch("/api/auth/jwt/login", { method: "POST", body: form }),
      login(api, ann.email, TEST_PASSWORD),
    ]);

    expect(multipart.status).toBe(200);
    const answer = (await urlencoded.json()) as { access_token: string };
    expect(answer).toEqual({ access_token: expect.any(String), token_type: "bearer" });
    const { aud, exp = 0, iat = 0 } = decodeJwt(answer.access_token);
    expect(aud).toEqual(["fastapi-users:auth"]);
    expect(Math.round((exp - iat) / 86_400)).toBe(90);
  });

  test("answers alike for a wrong password, an unknown account and one that sleeps", async () => {
    const api = await createTestApi();
    await api.given.user(ann);
    await api.given.user({ username: "bob", email: "bob@topout.example", is_active: false });

    const answers = await Promise.all([
      login(api, ann.email, "wrong-horse"),
      login(api, "nobody@topout.example", TEST_PASSWORD),
      login(api, "bob@topout.example", TEST_PASSWORD),
      login(api, "no\0body", TEST_PASSWORD),
    ]);

    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        detail: "LOGIN_BAD_CREDENTIALS",
        message: "The password or email entered is invalid.",
      });
    }
  });

  test("does the same work for a wrong password, an unknown account and one that sleeps", async () => {
    const api = await createTestApi();
    await api.given.user(ann);
    await api.given.user({ username: "bob", email: "bob@topout.example", is_active: false });
    vi.mocked(verify).mockClear();

    const asked: string[][] = [];
    for (const email of [ann.email, "nobody@topout.example", "bob@topout.example"]) {
      asked.push(await statementsOf(() => login(api, email, "wrong-horse")));
    }

    expect(verify).toHaveBeenCalledTimes(3);
    expect(asked[0]?.join()).toContain("users");
    for (const statements of asked) expect(statements).toEqual(asked[0]);
  });

  test("answers 422 without a password, and 415 for JSON", async () => {
    const api = await createTestApi();

    const none = await api.fetch("/api/auth/jwt/login", { method: "POST" });
    const json = await api.fetch("/api/auth/jwt/login", sendJson("POST", ann));

    expect(await detailOf(none)).toMatchObject([
      { loc: ["body", "username"], type: "missing" },
      { loc: ["body", "password"], type: "missing" },
    ]);
    expect(json.status).toBe(415);
  });

  test("is refused to an account after 10 failures, also with the right password", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    await api.given.user(ann);
    for (let n = 0; n < 10; n++) {
      expect((await login(api, ann.email, `wrong${n}`)).status).toBe(400);
    }

    const refused = await login(api, ann.email.toUpperCase(), TEST_PASSWORD);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(600);
    expect(await detailOf(refused)).toBe("RATE_LIMITED");
  });

  test("counts failures only, and of guesses at once answers 10", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    await api.given.user(ann);
    for (let n = 0; n < 12; n++) {
      expect((await login(api, ann.email, TEST_PASSWORD)).status).toBe(200);
    }

    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => login(api, ann.email, `wrong${n}`)),
    );

    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test("is refused to an address after its number of failures, over whatever accounts", async () => {
    const limits = { ...DEFAULT_LIMITS, loginsPerAddress: 3 };
    const api = await createTestApi({ config: { limits } });
    await api.given.user(ann);
    for (let n = 0; n < 3; n++) await login(api, `nobody${n}@topout.example`, "wrong-horse");

    expect((await login(api, ann.email, TEST_PASSWORD)).status).toBe(429);
  });
});

describe("logging out", () => {
  test("ends that token, and no other", async () => {
    const api = await createTestApi();
    await api.given.user(ann);
    const tokenOf = async () =>
      ((await (await login(api, ann.email, TEST_PASSWORD)).json()) as { access_token: string })
        .access_token;
    const [phone, laptop] = [api.as(await tokenOf()), api.as(await tokenOf())];

    const response = await phone("/api/auth/jwt/logout", { method: "POST" });

    expect(response.status).toBe(204);
    expect((await phone("/api/users/me")).status).toBe(401);
    expect((await phone("/api/auth/jwt/logout", { method: "POST" })).status).toBe(401);
    expect((await laptop("/api/users/me")).status).toBe(200);
  });

  test("is for who is logged in", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/auth/jwt/logout", { method: "POST" });

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      detail: "UNAUTHORIZED",
      message: "Log in to do this.",
    });
  });
});
