import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { knownAddresses } from "../../../database/schema.ts";
import {
  createTestApi,
  getAccessToken,
  logIn,
  readDetail,
  sortStatuses,
  createJsonRequest,
  TEST_PASSWORD,
  type TestApi,
} from "../../../testing/index.ts";
import { requestEmailToken } from "../email-links/testing/request-email-token.ts";

const NEW_PASSWORD = "dry-fingers";

const changePassword = (fetch: TestApi["fetch"], body: object) =>
  fetch("/api/users/me/change_password", createJsonRequest("POST", body));

describe("POST /users/me/change_password", () => {
  test("changes the password, and ends all other sessions of the user", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const other = api.fetchAs(await getAccessToken(api, user.email));
    const otherUser = await api.signIn();
    expect((await other("/api/users/me")).status).toBe(200);

    const response = await changePassword(fetch, {
      password: TEST_PASSWORD,
      new_password: NEW_PASSWORD,
    });

    expect(response.status).toBe(204);
    expect((await fetch("/api/users/me")).status).toBe(200);
    expect((await other("/api/users/me")).status).toBe(401);
    expect((await otherUser.fetch("/api/users/me")).status).toBe(200);
    expect(await readDetail(logIn(api, user.email))).toBe("LOGIN_BAD_CREDENTIALS");
    expect((await logIn(api, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("rejects a wrong password", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();

    const response = await changePassword(fetch, { password: "wrong", new_password: "1" });

    expect(response.status).toBe(400);
    expect(await readDetail(response)).toBe("LOGIN_BAD_CREDENTIALS");
    expect((await logIn(api, user.email)).status).toBe(200);
  });

  test.each(["1234", "a".repeat(129), "ANN", "ann@topout.example"])(
    "rejects the new password %s with a reason",
    async (new_password) => {
      const api = await createTestApi();
      const { fetch } = await api.signIn({ username: "ann", email: "ann@topout.example" });

      const response = await changePassword(fetch, { password: TEST_PASSWORD, new_password });

      expect(response.status).toBe(400);
      expect(await readDetail(response)).toEqual({
        code: "REGISTER_INVALID_PASSWORD",
        reason: expect.any(String),
      });
    },
  );

  test.each([
    [{ new_password: NEW_PASSWORD }, "password"],
    [{ password: "", new_password: NEW_PASSWORD }, "password"],
    [{ password: "a".repeat(1_001), new_password: NEW_PASSWORD }, "password"],
    [{ password: TEST_PASSWORD }, "new_password"],
    [{ password: TEST_PASSWORD, new_password: "" }, "new_password"],
  ])("rejects the body %j with 422", async (body, field) => {
    const { fetch } = await (await createTestApi()).signIn();

    const response = await changePassword(fetch, body);

    expect(response.status).toBe(422);
    expect(await readDetail(response)).toMatchObject([{ loc: ["body", field] }]);
  });

  test("counts wrong passwords as failed logins", async () => {
    const limits = { ...DEFAULT_LIMITS, loginsPerAccount: 2 };
    const api = await createTestApi({ config: { limits } });
    const { user, fetch } = await api.signIn();
    const body = { password: "wrong", new_password: NEW_PASSWORD };
    for (let n = 0; n < 2; n++) expect((await changePassword(fetch, body)).status).toBe(400);

    expect((await changePassword(fetch, { ...body, password: TEST_PASSWORD })).status).toBe(429);
    expect((await logIn(api, user.email, "wrong")).status).toBe(429);
  });

  test("is possible in a session after failed logins of others, and after those in another session", async () => {
    const limits = { ...DEFAULT_LIMITS, loginsPerAccount: 2 };
    const api = await createTestApi({ config: { limits } });
    const { user, fetch } = await api.signIn();
    const stolen = api.fetchAs(await getAccessToken(api, user.email));
    const body = { password: "wrong", new_password: NEW_PASSWORD };
    // The user is on a network where they have never logged in.
    await api.db.delete(knownAddresses);
    for (let n = 0; n < 2; n++) await logIn(api, user.email, "wrong");
    for (let n = 0; n < 3; n++) expect((await changePassword(stolen, body)).status).toBe(429);

    expect((await changePassword(stolen, { ...body, password: TEST_PASSWORD })).status).toBe(429);
    expect((await changePassword(fetch, { ...body, password: TEST_PASSWORD })).status).toBe(204);
  });

  test("succeeds for only one of several concurrent requests", async () => {
    const { fetch } = await (await createTestApi()).signIn();

    const responses = await Promise.all(
      ["one-horse", "two-horses"].map((new_password) =>
        changePassword(fetch, { password: TEST_PASSWORD, new_password }),
      ),
    );

    expect(sortStatuses(responses)).toEqual([204, 400]);
  });

  test("invalidates password reset links", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const token = await requestEmailToken(api, "forgot-password", user);

    await changePassword(fetch, { password: TEST_PASSWORD, new_password: NEW_PASSWORD });

    const reset = createJsonRequest("POST", { token, password: "stolen-horse" });
    expect(await readDetail(await api.fetchAnonymously("/api/auth/reset-password", reset))).toBe(
      "RESET_PASSWORD_BAD_TOKEN",
    );
  });
});
