import { sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import {
  createTestApi,
  readDetail,
  readJson,
  createJsonRequest,
  TEST_PASSWORD,
  type TestApi,
} from "../../../testing/index.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { readEmailToken, requestEmailToken } from "../email-links/testing/request-email-token.ts";

const OLD_EMAIL = "ann@topout.example";
const NEW_EMAIL = "ann@climbing.example";

const changeEmail = (fetch: TestApi["fetch"], body: object) =>
  fetch("/api/users/me/change_email", createJsonRequest("POST", body));

const verify = (api: TestApi, token: string) =>
  api.fetchAnonymously("/api/auth/verify", createJsonRequest("POST", { token }));

async function setUp() {
  const api = await createTestApi();
  const ann = await api.signIn({ username: "ann", email: OLD_EMAIL });
  /** Requests the change, and returns the token of the link in the email. */
  const requestToken = async (newEmail = NEW_EMAIL) => {
    const body = { password: TEST_PASSWORD, email: newEmail };
    const response = await changeEmail(ann.fetch, body);
    expect([response.status, await response.text()]).toEqual([202, ""]);
    return readEmailToken(api);
  };
  const listRecipients = async () =>
    (await api.readSentEmails()).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`);
  const getEmail = async () =>
    (await readJson<{ email: string }>(ann.fetch("/api/users/me"))).email;
  return { api, ann, requestToken, listRecipients, getEmail };
}

describe("POST /users/me/change_email", () => {
  test("changes the email when the user opens the link that was sent to the new address", async () => {
    const { api, ann, requestToken, listRecipients, getEmail } = await setUp();

    const token = await requestToken();
    expect(await getEmail()).toBe(OLD_EMAIL);
    const response = await verify(api, token);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: ann.user.id,
      email: NEW_EMAIL,
      is_verified: true,
    });
    expect(await getEmail()).toBe(NEW_EMAIL);
    await api.runJobs();
    expect(await listRecipients()).toEqual([
      `${NEW_EMAIL}: Confirm your new email for Topout`,
      `${OLD_EMAIL}: The email for your Topout account was changed`,
    ]);
    expect(JSON.stringify((await api.readSentEmails()).at(-1))).not.toContain(NEW_EMAIL);
  });

  test("accepts a link only once", async () => {
    const { api, requestToken } = await setUp();
    const token = await requestToken();
    await verify(api, token);

    expect(await readDetail(await verify(api, token))).toBe("VERIFY_USER_ALREADY_VERIFIED");
    await api.runJobs();
    expect(await api.readSentEmails()).toHaveLength(2);
  });

  test("verifies an unchanged email, and emails no further link for a verified one", async () => {
    const { api, requestToken, listRecipients } = await setUp();

    const response = await verify(api, await requestToken(OLD_EMAIL));

    expect(await response.json()).toMatchObject({ email: OLD_EMAIL, is_verified: true });
    await requestToken(OLD_EMAIL);
    expect(await listRecipients()).toHaveLength(1);
  });

  test("returns the same response for the email of another account, but sends nothing", async () => {
    const { api, requestToken, listRecipients } = await setUp();
    await api.seed.user({ email: "bob@topout.example" });
    await api.seed.user({ email: "cleo@topout.example", is_active: false });

    expect(await requestToken("BOB@topout.example")).toBe("");
    expect(await requestToken("cleo@topout.example")).toBe("");

    expect(await listRecipients()).toEqual([]);
  });

  test("rejects the link if another account now has the email", async () => {
    const { api, requestToken, getEmail } = await setUp();
    const token = await requestToken();
    await api.seed.user({ email: NEW_EMAIL.toUpperCase() });

    expect(await readDetail(await verify(api, token))).toBe("VERIFY_USER_BAD_TOKEN");
    expect(await getEmail()).toBe(OLD_EMAIL);
  });

  test("rejects the link after the email or password has changed", async () => {
    const { api, ann, requestToken, getEmail } = await setUp();
    const first = await requestToken();
    const second = await requestToken("ann@other.example");
    await verify(api, second);
    expect(await readDetail(await verify(api, first))).toBe("VERIFY_USER_BAD_TOKEN");

    const third = await requestToken();
    const change = { password: TEST_PASSWORD, new_password: "dry-fingers" };
    await ann.fetch("/api/users/me/change_password", createJsonRequest("POST", change));

    expect(await readDetail(await verify(api, third))).toBe("VERIFY_USER_BAD_TOKEN");
    expect(await getEmail()).toBe("ann@other.example");
  });

  test("rejects a link of an inactive or deleted account", async () => {
    const { api, ann, requestToken } = await setUp();
    const token = await requestToken();

    await api.seed.updateUser(ann.user.id, { is_active: false });
    expect(await readDetail(await verify(api, token))).toBe("VERIFY_USER_BAD_TOKEN");
    await api.db.execute(sql`delete from users where id = ${ann.user.id}`);
    expect(await readDetail(await verify(api, token))).toBe("VERIFY_USER_BAD_TOKEN");
  });

  test("invalidates password reset links that were sent to the old address", async () => {
    const { api, ann, requestToken } = await setUp();
    const resetToken = await requestEmailToken(api, "forgot-password", ann.user);
    await verify(api, await requestToken());

    const reset = createJsonRequest("POST", { token: resetToken, password: "stolen-horse" });
    const response = await api.fetchAnonymously("/api/auth/reset-password", reset);

    expect(await readDetail(response)).toBe("RESET_PASSWORD_BAD_TOKEN");
  });

  test("sends a token that other endpoints reject, and rejects tokens with another audience", async () => {
    const { api, ann, requestToken } = await setUp();
    const token = await requestToken();
    const [, payload = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const sign = (aud: string) =>
      new SignJWT({ ...claims, aud })
        .setProtectedHeader({ alg: "HS256" })
        .sign(Buffer.from(testConfig.secretKeys.current));

    expect(claims.aud).toBe("topout:change-email");
    expect(claims.exp - claims.iat).toBe(3_600);
    for (const aud of ["fastapi-users:reset", "fastapi-users:auth"]) {
      expect(await readDetail(await verify(api, await sign(aud)))).toBe("VERIFY_USER_BAD_TOKEN");
    }
    expect((await api.fetchAs(token)("/api/users/me")).status).toBe(401);
    const reset = createJsonRequest("POST", { token, password: "stolen-horse" });
    expect((await api.fetchAnonymously("/api/auth/reset-password", reset)).status).toBe(400);
    expect((await ann.fetch("/api/users/me")).status).toBe(200);
  });

  test("rejects a wrong password, and sends nothing", async () => {
    const { api, ann, listRecipients } = await setUp();

    const response = await changeEmail(ann.fetch, { password: "wrong", email: NEW_EMAIL });

    expect(response.status).toBe(400);
    expect(await readDetail(response)).toBe("LOGIN_BAD_CREDENTIALS");
    await api.runJobs();
    expect(await listRecipients()).toEqual([]);
  });

  test.each([
    [{ email: NEW_EMAIL }, "password"],
    [{ password: TEST_PASSWORD }, "email"],
    [{ password: TEST_PASSWORD, email: "ann" }, "email"],
    [{ password: TEST_PASSWORD, email: `${"a".repeat(250)}@topout.example` }, "email"],
  ])("rejects the body %j with 422", async (body, field) => {
    const { ann } = await setUp();

    const response = await changeEmail(ann.fetch, body);

    expect(response.status).toBe(422);
    expect(await readDetail(response)).toMatchObject([{ loc: ["body", field] }]);
  });

  test("limits the number of emails per IP address", async () => {
    const limits = { ...DEFAULT_LIMITS, emailsPerIpAddress: 2 };
    const api = await createTestApi({ config: { limits } });
    const { fetch } = await api.signIn();
    const body = { password: TEST_PASSWORD, email: NEW_EMAIL };
    for (let n = 0; n < 2; n++) expect((await changeEmail(fetch, body)).status).toBe(202);

    const response = await changeEmail(fetch, body);

    expect(response.status).toBe(429);
    expect(await readDetail(response)).toBe("RATE_LIMITED");
  });
});
