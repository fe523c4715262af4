import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  PUBLIC_URL,
  readJson,
  createJsonRequest,
  type TestApi,
} from "../../../testing/index.ts";

const requestEmail = (api: TestApi, endpoint: string, email: unknown) =>
  api.fetch(`/api/auth/${endpoint}`, createJsonRequest("POST", { email }));

/** Runs the jobs. Returns the only sent email, its link, and the token of the link. */
async function readEmail(api: TestApi, screen: string) {
  await api.runJobs();
  const [sentEmail, ...otherEmails] = await api.readSentEmails();
  expect(otherEmails).toEqual([]);
  const link = new RegExp(`^${PUBLIC_URL}/${screen}/(.+)$`, "m").exec(sentEmail?.text ?? "");
  if (!sentEmail || !link?.[1]) throw new Error("No email has a link");
  return { sentEmail, link: link[0], token: link[1] };
}

const verify = {
  endpoint: "request-verify-token",
  screen: "verify",
  subject: "Verify your email for Topout",
  audience: "fastapi-users:verify",
};
const reset = {
  endpoint: "forgot-password",
  screen: "reset_password",
  subject: "Reset your Topout password",
  audience: "fastapi-users:reset",
};

describe.each([verify, reset])(
  "requesting a link: $endpoint",
  ({ endpoint, screen, subject, audience }) => {
    test("returns null, and emails the link to the address of the account", async () => {
      const api = await createTestApi();
      await api.seed.user({ username: "ann", email: "ann@topout.example" });

      const response = await requestEmail(api, endpoint, "ANN@topout.example");

      expect(response.status).toBe(202);
      expect(await response.json()).toBeNull();
      const { sentEmail, link } = await readEmail(api, screen);
      expect(sentEmail).toMatchObject({ to: [{ address: "ann@topout.example" }], subject });
      expect(sentEmail.html).toContain(`href="${link}"`);
    });

    test("emails a token that is valid for one hour and one purpose, and contains no secrets", async () => {
      const api = await createTestApi();
      const { id, email, password_hash } = await api.seed.user();

      await requestEmail(api, endpoint, email);

      const { token } = await readEmail(api, screen);
      const claims = decodeJwt<{ exp: number; iat: number }>(token);
      expect(claims).toMatchObject({ aud: audience, sub: id, email });
      expect(claims.exp - claims.iat).toBe(3_600);
      expect(JSON.stringify(claims)).not.toContain(password_hash.slice(-20));
    });

    test.each(["", "ann", undefined, 7])("returns 422 for the address %j", async (email) => {
      const api = await createTestApi();

      const response = await requestEmail(api, endpoint, email);

      expect(response.status).toBe(422);
      const { detail } = await readJson<{ detail: unknown[] }>(response);
      expect(detail[0]).toMatchObject({ loc: ["body", "email"] });
    });
  },
);

test("an email to a verified address addresses the person by the display name", async () => {
  const api = await createTestApi();
  const { email } = await api.seed.user({
    username: "xiaoming",
    display_name: "王小明 & Söhne",
    is_verified: true,
  });

  await requestEmail(api, reset.endpoint, email);

  const { sentEmail } = await readEmail(api, reset.screen);
  expect(sentEmail.text).toContain("Hi 王小明 & Söhne,");
  expect(sentEmail.html).toContain("Hi 王小明 &amp; Söhne,");
});

describe("requesting a link without an eligible account", () => {
  test.each([
    { ...reset, recipient: "an unknown address", account: undefined },
    { ...reset, recipient: "an inactive account", account: { is_active: false } },
    { ...verify, recipient: "an unknown address", account: undefined },
    { ...verify, recipient: "an inactive account", account: { is_active: false } },
    { ...verify, recipient: "a verified account", account: { is_verified: true } },
  ])(
    "returns the same response, and sends no email: $endpoint for $recipient",
    async ({ endpoint, account }) => {
      const api = await createTestApi();
      if (account) await api.seed.user({ email: "ann@topout.example", ...account });

      const response = await requestEmail(api, endpoint, "ann@topout.example");

      expect(response.status).toBe(202);
      expect(await response.json()).toBeNull();
      await api.runJobs();
      expect(await api.readSentEmails()).toEqual([]);
    },
  );
});

describe("registering", () => {
  test("emails a verification link", async () => {
    const api = await createTestApi();
    const account = { username: "ann", email: "Ann@topout.example", password: "a-new-horse" };

    const response = await api.fetch("/api/auth/register", createJsonRequest("POST", account));

    expect(await response.json()).toMatchObject({ is_verified: false });
    const { sentEmail } = await readEmail(api, "verify");
    expect(sentEmail.to).toMatchObject([{ address: "Ann@topout.example" }]);
  });

  test("emails nothing if it fails", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann" });
    const account = { username: "ann", email: "ann@elsewhere.example", password: "a-new-horse" };

    await api.fetch("/api/auth/register", createJsonRequest("POST", account));

    await api.runJobs();
    expect(await api.readSentEmails()).toEqual([]);
  });
});
