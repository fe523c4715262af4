import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { createTestApi, sendJson, TEST_PASSWORD, type TestApi } from "../../testing/index.ts";
import { requestEmailToken } from "./testing/request-email-token.ts";

const NEW_PASSWORD = "fresh-chalk";

const reset = (api: TestApi, token: unknown, password: unknown = NEW_PASSWORD) =>
  api.anonymously("/api/auth/reset-password", sendJson("POST", { token, password }));

const login = (api: TestApi, email: string, password: string) =>
  api.anonymously("/api/auth/jwt/login", {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
  });

const detailOf = async (response: Response) =>
  ((await response.json()) as { detail: unknown }).detail;

describe("a new password", () => {
  test("is the account's from then on, and ends every session", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const bystander = await api.signIn();
    const token = await requestEmailToken(api, "forgot-password", user);

    const response = await reset(api, token);

    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
    expect((await fetch("/api/users/me")).status).toBe(401);
    expect((await bystander.fetch("/api/users/me")).status).toBe(200);
    expect((await login(api, user.email, TEST_PASSWORD)).status).toBe(400);
    expect((await login(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("lets its owner log in at once, however often they guessed the old one", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });
    const user = await api.given.user();
    for (let n = 0; n < 10; n++) await login(api, user.email, `guess-${n}`);
    expect((await login(api, user.email, TEST_PASSWORD)).status).toBe(429);

    await reset(api, await requestEmailToken(api, "forgot-password", user));

    expect((await login(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("verifies nothing and signs nobody in", async () => {
    const api = await createTestApi();
    const user = await api.given.user();

    const response = await reset(api, await requestEmailToken(api, "forgot-password", user));

    expect(response.headers.get("set-cookie")).toBeNull();
    const { access_token } = (await (await login(api, user.email, NEW_PASSWORD)).json()) as {
      access_token: string;
    };
    const me = await api.as(access_token)("/api/users/me");
    expect(await me.json()).toMatchObject({ is_verified: false });
  });

  test("is set once by a link, also where it is opened many times at once", async () => {
    const api = await createTestApi();
    const user = await api.given.user();
    const token = await requestEmailToken(api, "forgot-password", user);

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => reset(api, token, `${NEW_PASSWORD}-${n}`)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await detailOf(await reset(api, token))).toBe("RESET_PASSWORD_BAD_TOKEN");
  });

  test("takes the worth of every other link that was mailed for the old one", async () => {
    const api = await createTestApi();
    const user = await api.given.user();
    const first = await requestEmailToken(api, "forgot-password", user);
    const second = await requestEmailToken(api, "forgot-password", user);

    expect((await reset(api, second)).status).toBe(200);

    expect(await detailOf(await reset(api, first))).toBe("RESET_PASSWORD_BAD_TOKEN");
  });

  test("leaves no session to a login that was under way with the old one", async () => {
    const api = await createTestApi();
    const user = await api.given.user();
    const token = await requestEmailToken(api, "forgot-password", user);

    const [, ...logins] = await Promise.all([
      reset(api, token),
      ...Array.from({ length: 12 }, () => login(api, user.email, TEST_PASSWORD)),
    ]);

    for (const response of logins) {
      const { access_token } = (await response.json()) as { access_token?: string };
      expect((await api.as(access_token)("/api/users/me")).status).toBe(401);
    }
  });

  test("that breaks a rule is refused with the reason, and leaves the link as it was", async () => {
    const api = await createTestApi({
      config: { passwordMinLength: 8, passwordRefuseCommon: true },
    });
    const user = await api.given.user({ username: "annabelle" });
    const token = await requestEmailToken(api, "forgot-password", user);

    for (const password of ["seven-7", "a".repeat(129), "Password1", "Annabelle", user.email]) {
      const refused = await reset(api, token, password);
      expect(refused.status).toBe(400);
      expect(await detailOf(refused)).toEqual({
        code: "RESET_PASSWORD_INVALID_PASSWORD",
        reason: expect.stringMatching(/\.$/),
      });
    }
    expect((await reset(api, token)).status).toBe(200);
  });

  test.each([
    ["no token of ours", () => "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln"],
    ["nothing", () => ""],
    [
      "a token that verifies an address",
      (api: TestApi, user: { email: string }) =>
        requestEmailToken(api, "request-verify-token", user),
    ],
    [
      "a token that signs in",
      async (api: TestApi, { email }: { email: string }) =>
        ((await (await login(api, email, TEST_PASSWORD)).json()) as { access_token: string })
          .access_token,
    ],
    [
      "a token of somebody who was deactivated",
      async (api: TestApi, user: { id: string; email: string }) => {
        const token = await requestEmailToken(api, "forgot-password", user);
        await api.given.change(user.id, { is_active: false });
        return token;
      },
    ],
  ])("answers RESET_PASSWORD_BAD_TOKEN for %s", async (_what, make) => {
    const api = await createTestApi();
    const user = await api.given.user();

    const response = await reset(api, await make(api, user));

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
  ])("answers 422 for the token %j with the password %j", async (token, password) => {
    const api = await createTestApi();
    const body = sendJson("POST", { token, password });

    expect((await api.fetch("/api/auth/reset-password", body)).status).toBe(422);
  });
});
