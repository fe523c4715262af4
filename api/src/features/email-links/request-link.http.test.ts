import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  PUBLIC_URL,
  readJson,
  sendJson,
  type TestApi,
} from "../../testing/index.ts";

const requestEmail = (api: TestApi, call: string, email: unknown) =>
  api.fetch(`/api/auth/${call}`, sendJson("POST", { email }));

/** Reads the only sent email, and the token in its link. */
async function readEmail(api: TestApi, page: string) {
  await api.runJobs();
  const [sentEmail, ...otherEmails] = await api.readSentEmails();
  expect(otherEmails).toEqual([]);
  const link = new RegExp(`^${PUBLIC_URL}/${page}/(.+)$`, "m").exec(sentEmail?.text ?? "");
  if (!sentEmail || !link?.[1]) throw new Error("No email has a link");
  return { sentEmail, link: link[0], token: link[1] };
}

const verify = {
  call: "request-verify-token",
  page: "verify",
  subject: "Verify your email for Topout",
  audience: "fastapi-users:verify",
};
const reset = {
  call: "forgot-password",
  page: "reset_password",
  subject: "Reset your Topout password",
  audience: "fastapi-users:reset",
};

describe.each([verify, reset])("requesting a link: $call", ({ call, page, subject, audience }) => {
  test("returns null and emails the link to the address of the account", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann", email: "ann@topout.example" });

    const response = await requestEmail(api, call, "ANN@topout.example");

    expect(response.status).toBe(202);
    expect(await response.json()).toBeNull();
    const { sentEmail, link } = await readEmail(api, page);
    expect(sentEmail).toMatchObject({ to: [{ address: "ann@topout.example" }], subject });
    expect(sentEmail.text).toContain("Hi ann,");
    expect(sentEmail.html).toContain(`href="${link}"`);
  });

  test("emails a token for one hour and one purpose, without secrets", async () => {
    const api = await createTestApi();
    const { id, email, password_hash } = await api.seed.user();

    await requestEmail(api, call, email);

    const { token } = await readEmail(api, page);
    const claims = decodeJwt<{ exp: number; iat: number }>(token);
    expect(claims).toMatchObject({ aud: audience, sub: id, email });
    expect(claims.exp - claims.iat).toBe(3_600);
    expect(JSON.stringify(claims)).not.toContain(password_hash.slice(-20));
  });

  test.each(["", "ann", undefined, 7])("returns 422 for the address %j", async (email) => {
    const api = await createTestApi();

    const response = await requestEmail(api, call, email);

    expect(response.status).toBe(422);
    const { detail } = await readJson<{ detail: unknown[] }>(response);
    expect(detail[0]).toMatchObject({ loc: ["body", "email"] });
  });
});

describe("requesting a link without an eligible account", () => {
  test.each([
    { ...reset, recipient: "an unknown address", account: undefined },
    { ...reset, recipient: "an inactive account", account: { is_active: false } },
    { ...verify, recipient: "an unknown address", account: undefined },
    { ...verify, recipient: "an inactive account", account: { is_active: false } },
    { ...verify, recipient: "a verified account", account: { is_verified: true } },
  ])("returns the same response: $call for $recipient", async ({ call, account }) => {
    const api = await createTestApi();
    if (account) await api.seed.user({ email: "ann@topout.example", ...account });

    const response = await requestEmail(api, call, "ann@topout.example");

    expect(response.status).toBe(202);
    expect(await response.json()).toBeNull();
    await api.runJobs();
    expect(await api.readSentEmails()).toEqual([]);
  });
});

describe("registering", () => {
  test("emails a verification link", async () => {
    const api = await createTestApi();
    const account = { username: "ann", email: "Ann@topout.example", password: "a-new-horse" };

    const response = await api.fetch("/api/auth/register", sendJson("POST", account));

    expect(await response.json()).toMatchObject({ is_verified: false });
    const { sentEmail } = await readEmail(api, "verify");
    expect(sentEmail.to).toMatchObject([{ address: "Ann@topout.example" }]);
  });

  test("emails nothing if it fails", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann" });
    const account = { username: "ann", email: "ann@elsewhere.example", password: "a-new-horse" };

    await api.fetch("/api/auth/register", sendJson("POST", account));

    await api.runJobs();
    expect(await api.readSentEmails()).toEqual([]);
  });
});
