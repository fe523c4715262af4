import { describe, expect, test } from "vitest";

import {
  createTestApi,
  readDetail,
  createJsonRequest,
  sortStatuses,
  type TestApi,
} from "../../../testing/index.ts";
import { requestEmailToken } from "./testing/request-email-token.ts";

const verify = (api: TestApi, token: unknown) =>
  api.fetch("/api/auth/verify", createJsonRequest("POST", { token }));

describe("verifying an email", () => {
  test("returns the verified user", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const token = await requestEmailToken(api, "request-verify-token", user);

    const response = await verify(api, token);

    expect(response.status).toBe(200);
    const verifiedUser = await response.json();
    expect(verifiedUser).toMatchObject({ id: user.id, email: user.email, is_verified: true });
    expect(await (await fetch("/api/users/me")).json()).toEqual(verifiedUser);
  });

  test("returns VERIFY_USER_ALREADY_VERIFIED the second time", async () => {
    const api = await createTestApi();
    const token = await requestEmailToken(api, "request-verify-token", await api.seed.user());
    await verify(api, token);

    const response = await verify(api, token);

    expect(response.status).toBe(400);
    expect(await readDetail(response)).toBe("VERIFY_USER_ALREADY_VERIFIED");
  });

  test("succeeds once in concurrent requests", async () => {
    const api = await createTestApi();
    const token = await requestEmailToken(api, "request-verify-token", await api.seed.user());

    const responses = await Promise.all(Array.from({ length: 6 }, () => verify(api, token)));

    expect(sortStatuses(responses)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test.each([
    ["a token with a wrong signature", () => "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln"],
    ["an empty token", () => ""],
    [
      "a password reset token",
      async (api: TestApi, user: { email: string }) =>
        requestEmailToken(api, "forgot-password", user),
    ],
    [
      "a token of an inactive account",
      async (api: TestApi, user: { id: string; email: string }) => {
        const token = await requestEmailToken(api, "request-verify-token", user);
        await api.seed.updateUser(user.id, { is_active: false });
        return token;
      },
    ],
    [
      "a token for a previous email",
      async (api: TestApi, user: { id: string; email: string }) => {
        const token = await requestEmailToken(api, "request-verify-token", user);
        await api.seed.updateUser(user.id, { email: "moved@topout.example" });
        return token;
      },
    ],
  ])("returns VERIFY_USER_BAD_TOKEN for %s", async (_title, createToken) => {
    const api = await createTestApi();
    const user = await api.seed.user();

    const response = await verify(api, await createToken(api, user));

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      detail: "VERIFY_USER_BAD_TOKEN",
      message: "The verification token is invalid or has expired.",
    });
  });

  test("returns 422 without a token", async () => {
    const api = await createTestApi();

    expect((await verify(api, undefined)).status).toBe(422);
  });
});
