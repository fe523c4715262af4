import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import {
  createTestApi,
  getAccessToken,
  logIn,
  readDetail,
  readJson,
  createJsonRequest,
  type TestApi,
} from "../../../testing/index.ts";
import { requestEmailToken } from "./testing/request-email-token.ts";

const NEW_PASSWORD = "fresh-chalk";

const reset = (api: TestApi, token: unknown, password: unknown = NEW_PASSWORD) =>
  api.fetchAnonymously("/api/auth/reset-password", createJsonRequest("POST", { token, password }));

describe("resetting a password", () => {
  test("replaces the password and deletes every session", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const other = await api.signIn();
    const token = await requestEmailToken(api, "forgot-password", user);

    const response = await reset(api, token);

    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
    expect((await fetch("/api/users/me")).status).toBe(401);
    expect((await other.fetch("/api/users/me")).status).toBe(200);
    expect((await logIn(api, user.email)).status).toBe(400);
    expect((await logIn(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("clears the rate limit of failed logins", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    const user = await api.seed.user();
    for (let n = 0; n < 10; n++) await logIn(api, user.email, `guess-${n}`);
    expect((await logIn(api, user.email)).status).toBe(429);

    await reset(api, await requestEmailToken(api, "forgot-password", user));

    expect((await logIn(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test.each([
    ["10 failures for the account", (n: number) => (n < 10 ? "ann" : undefined)],
    [
      "50 failures at the address, and 10 for the account",
      (n: number) => (n < 40 ? `nobody${n}` : "ann"),
    ],
  ])("lets the owner in at the address of an earlier login, after %s", async (_title, getName) => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    const user = await api.seed.user({ email: "ann@topout.example" });
    expect((await logIn(api, user.email)).status).toBe(200);
    for (let n = 0; n < 50; n++) {
      const name = getName(n);
      if (name) await logIn(api, `${name}@topout.example`, `guess-${n}`);
    }
    expect((await logIn(api, user.email)).status).toBe(429);

    await reset(api, await requestEmailToken(api, "forgot-password", user));

    expect((await logIn(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("lets the owner in at the address of the reset, after 50 failures of others there", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    const user = await api.seed.user();
    for (let n = 0; n < 50; n++) await logIn(api, `nobody${n}@topout.example`);
    expect((await logIn(api, user.email)).status).toBe(429);

    await reset(api, await requestEmailToken(api, "forgot-password", user));

    expect((await logIn(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("neither verifies the email nor signs in", async () => {
    const api = await createTestApi();
    const user = await api.seed.user();

    const response = await reset(api, await requestEmailToken(api, "forgot-password", user));

    expect(response.headers.get("set-cookie")).toBeNull();
    const token = await getAccessToken(api, user.email, NEW_PASSWORD);
    const me = await api.fetchAs(token)("/api/users/me");
    expect(await me.json()).toMatchObject({ is_verified: false });
  });

  test("accepts a link once, even in concurrent requests", async () => {
    const api = await createTestApi();
    const user = await api.seed.user();
    const token = await requestEmailToken(api, "forgot-password", user);

    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) => reset(api, token, `${NEW_PASSWORD}-${n}`)),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readDetail(await reset(api, token))).toBe("RESET_PASSWORD_BAD_TOKEN");
  });

  test("invalidates every other reset link", async () => {
    const api = await createTestApi();
    const user = await api.seed.user();
    const first = await requestEmailToken(api, "forgot-password", user);
    const second = await requestEmailToken(api, "forgot-password", user);

    expect((await reset(api, second)).status).toBe(200);

    expect(await readDetail(await reset(api, first))).toBe("RESET_PASSWORD_BAD_TOKEN");
  });

  test("deletes the session of a concurrent login with the old password", async () => {
    const api = await createTestApi();
    const user = await api.seed.user();
    const token = await requestEmailToken(api, "forgot-password", user);

    const [, ...logins] = await Promise.all([
      reset(api, token),
      ...Array.from({ length: 12 }, () => logIn(api, user.email)),
    ]);

    for (const response of logins) {
      const { access_token } = await readJson<{ access_token?: string }>(response);
      expect((await api.fetchAs(access_token)("/api/users/me")).status).toBe(401);
    }
  });

  test("rejects an invalid password with a reason, and the link stays valid", async () => {
    const api = await createTestApi({
      config: { passwordMinLength: 8, shouldRejectCommonPasswords: true },
    });
    const user = await api.seed.user({ username: "annabelle" });
    const token = await requestEmailToken(api, "forgot-password", user);

    for (const password of ["seven-7", "a".repeat(129), "Password1", "Annabelle", user.email]) {
      const rejectedResponse = await reset(api, token, password);
      expect(rejectedResponse.status).toBe(400);
      expect(await readDetail(rejectedResponse)).toEqual({
        code: "RESET_PASSWORD_INVALID_PASSWORD",
        reason: expect.stringMatching(/\.$/),
      });
    }
    expect((await reset(api, token)).status).toBe(200);
  });

  test.each([
    ["a token with a wrong signature", () => "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln"],
    ["an empty token", () => ""],
    [
      "a verification token",
      (api: TestApi, user: { email: string }) =>
        requestEmailToken(api, "request-verify-token", user),
    ],
    ["an access token", (api: TestApi, user: { email: string }) => getAccessToken(api, user.email)],
    [
      "a token of an inactive account",
      async (api: TestApi, user: { id: string; email: string }) => {
        const token = await requestEmailToken(api, "forgot-password", user);
        await api.seed.updateUser(user.id, { is_active: false });
        return token;
      },
    ],
  ])("returns RESET_PASSWORD_BAD_TOKEN for %s", async (_title, createToken) => {
    const api = await createTestApi();
    const user = await api.seed.user();

    const response = await reset(api, await createToken(api, user));

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      detail: "RESET_PASSWORD_BAD_TOKEN",
      message: "The password reset token is invalid or has expired.",
    });
  });

  test.each([
    [undefined, NEW_PASSWORD],
    ["token", undefined],
    ["token", ""],
    [7, NEW_PASSWORD],
  ])("returns 422 for the token %j with the password %j", async (token, password) => {
    const api = await createTestApi();
    const body = createJsonRequest("POST", { token, password });

    expect((await api.fetch("/api/auth/reset-password", body)).status).toBe(422);
  });
});
