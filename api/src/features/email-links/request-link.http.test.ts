import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";

import { createTestApi, PUBLIC_URL, sendJson, type TestApi } from "../../testing/index.ts";

const ask = (api: TestApi, call: string, email: unknown) =>
  api.fetch(`/api/auth/${call}`, sendJson("POST", { email }));

/** The only mail so far, and the token in its link. */
async function readMail(api: TestApi, page: string) {
  await api.work();
  const [mail, ...more] = await api.mails();
  expect(more).toEqual([]);
  const link = new RegExp(`^${PUBLIC_URL}/${page}/(.+)$`, "m").exec(mail?.text ?? "");
  if (!mail || !link?.[1]) throw new Error("No link was mailed");
  return { mail, link: link[0], token: link[1] };
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

describe.each([verify, reset])(
  "asking for a link by $call",
  ({ call, page, subject, audience }) => {
    test("is answered null, and mails the link to the account's own address", async () => {
      const api = await createTestApi();
      await api.given.user({ username: "ann", email: "ann@topout.example" });

      const response = await ask(api, call, "ANN@topout.example");

      expect(response.status).toBe(202);
      expect(await response.json()).toBeNull();
      const { mail, link } = await readMail(api, page);
      expect(mail).toMatchObject({ to: [{ address: "ann@topout.example" }], subject });
      expect(mail.text).toContain("Hi ann,");
      expect(mail.html).toContain(`href="${link}"`);
    });

    test("mails a token for one hour and one purpose, which says no secret", async () => {
      const api = await createTestApi();
      const { id, email, password_hash } = await api.given.user();

      await ask(api, call, email);

      const { token } = await readMail(api, page);
      const claims = decodeJwt<{ exp: number; iat: number }>(token);
      expect(claims).toMatchObject({ aud: audience, sub: id, email });
      expect(claims.exp - claims.iat).toBe(3_600);
      expect(JSON.stringify(claims)).not.toContain(password_hash.slice(-20));
    });

    test.each(["", "ann", undefined, 7])("answers 422 for the address %j", async (email) => {
      const api = await createTestApi();

      const response = await ask(api, call, email);

      expect(response.status).toBe(422);
      const { detail } = (await response.json()) as { detail: unknown[] };
      expect(detail[0]).toMatchObject({ loc: ["body", "email"] });
    });
  },
);

describe("nothing is mailed, and the answer is the same,", () => {
  test.each([
    { ...reset, whom: "nobody", account: undefined },
    { ...reset, whom: "an account that sleeps", account: { is_active: false } },
    { ...verify, whom: "nobody", account: undefined },
    { ...verify, whom: "an account that sleeps", account: { is_active: false } },
    { ...verify, whom: "an address that is verified", account: { is_verified: true } },
  ])("by $call to $whom", async ({ call, account }) => {
    const api = await createTestApi();
    if (account) await api.given.user({ email: "ann@topout.example", ...account });

    const response = await ask(api, call, "ann@topout.example");

    expect(response.status).toBe(202);
    expect(await response.json()).toBeNull();
    await api.work();
    expect(await api.mails()).toEqual([]);
  });
});

describe("opening an account", () => {
  test("mails the link that verifies its address", async () => {
    const api = await createTestApi();
    const account = { username: "ann", email: "Ann@topout.example", password: "a-new-horse" };

    const response = await api.fetch("/api/auth/register", sendJson("POST", account));

    expect(await response.json()).toMatchObject({ is_verified: false });
    const { mail } = await readMail(api, "verify");
    expect(mail.to).toMatchObject([{ address: "Ann@topout.example" }]);
  });

  test("mails nothing where it is refused", async () => {
    const api = await createTestApi();
    await api.given.user({ username: "ann" });
    const account = { username: "ann", email: "ann@elsewhere.example", password: "a-new-horse" };

    await api.fetch("/api/auth/register", sendJson("POST", account));

    await api.work();
    expect(await api.mails()).toEqual([]);
  });
});
