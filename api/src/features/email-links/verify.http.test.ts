import { describe, expect, test } from "vitest";

import { createTestApi, sendJson, type TestApi } from "../../testing/index.ts";
import { requestEmailToken } from "./testing/request-email-token.ts";

const verify = (api: TestApi, token: unknown) =>
  api.fetch("/api/auth/verify", sendJson("POST", { token }));

const detailOf = async (response: Response) =>
  ((await response.json()) as { detail: unknown }).detail;

describe("verifying an address", () => {
  test("answers with the user, who may share videos from then on", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const token = await requestEmailToken(api, "request-verify-token", user);

    const response = await verify(api, token);

    expect(response.status).toBe(200);
    const verified = await response.json();
    expect(verified).toMatchObject({ id: user.id, email: user.email, is_verified: true });
    expect(await (await fetch("/api/users/me")).json()).toEqual(verified);
  });

  test("answers VERIFY_USER_ALREADY_VERIFIED when it is done again", async () => {
    const api = await createTestApi();
    const token = await requestEmailToken(api, "request-verify-token", await api.given.user());
    await verify(api, token);

    const again = await verify(api, token);

    expect(again.status).toBe(400);
    expect(await detailOf(again)).toBe("VERIFY_USER_ALREADY_VERIFIED");
  });

  test("happens once where a link is opened many times at once", async () => {
    const api = await createTestApi();
    const token = await requestEmailToken(api, "request-verify-token", await api.given.user());

    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(api, token)));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
  });

  test.each([
    ["no token of ours", () => "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln"],
    ["nothing", () => ""],
    [
      "a token that resets a password",
      async (api: TestApi, user: { email: string }) =>
        requestEmailToken(api, "forgot-password", user),
    ],
    [
      "a token of somebody who was deactivated",
      async (api: TestApi, user: { id: string; email: string }) => {
        const token = await requestEmailToken(api, "request-verify-token", user);
        await api.given.change(user.id, { is_active: false });
        return token;
      },
    ],
    [
      "a token that was mailed to another address",
      async (api: TestApi, user: { id: string; email: string }) => {
        const token = await requestEmailToken(api, "request-verify-token", user);
        await api.given.change(user.id, { email: "moved@topout.example" });
        return token;
      },
    ],
  ])("answers VERIFY_USER_BAD_TOKEN for %s", async (_what, make) => {
    const api = await createTestApi();
    const user = await api.given.user();

    const response = await verify(api, await make(api, user));

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      detail: "VERIFY_USER_BAD_TOKEN",
      message: "The verification token is invalid or has expired.",
    });
  });

  test("answers 422 without a token", async () => {
    const api = await createTestApi();

    expect((await verify(api, undefined)).status).toBe(422);
  });
});
