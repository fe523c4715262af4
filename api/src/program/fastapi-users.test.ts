import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createFastApiUsersClient } from "../testing/fastapi-users-client.ts";
import { readEmailOutbox } from "../testing/email-outbox.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const arthur = { username: "arthur", email: "king.arthur@camelot.example", password: "guinevere" };

/** Starts the program. Returns a client, and a function that reads the token of the next email. */
async function startWithClient() {
  const data = await createTemporaryFolder();
  const { address } = await runMain({ DATA_DIR: data });
  let readCount = 0;

  /** Reads the token of the next email from its link to this page. */
  const readNextToken = async (page: string) => {
    const readEmails = () => readEmailOutbox(join(data, "outbox"));
    await expect
      .poll(async () => (await readEmails()).length, { timeout: 20_000 })
      .toBe(readCount + 1);
    const email = (await readEmails())[readCount++];
    const link = email?.text?.split("\n").find((line) => line.startsWith(`${address}/${page}/`));
    return link?.trim().slice(`${address}/${page}/`.length) ?? "";
  };

  return { client: createFastApiUsersClient(address), readNextToken };
}

describe("a FastAPI-Users client", { timeout: 120_000 }, () => {
  test("registers, verifies, logs in, updates, resets the password and logs out", async () => {
    const { client, readNextToken } = await startWithClient();

    const registration = await client.register(arthur);
    expect(registration.status).toBe(201);
    expect(registration.body).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: arthur.email,
      is_active: true,
      is_superuser: false,
      is_verified: false,
    });
    expect(await client.register({ ...arthur, username: "other" })).toMatchObject({
      status: 400,
      body: { detail: "REGISTER_USER_ALREADY_EXISTS" },
    });
    expect(await readNextToken("verify")).not.toBe("");

    expect(await client.login(arthur.email, "merlin")).toMatchObject({
      status: 400,
      body: { detail: "LOGIN_BAD_CREDENTIALS" },
    });
    expect(await client.login(arthur.email, arthur.password)).toMatchObject({
      status: 200,
      body: { access_token: expect.any(String), token_type: "bearer" },
    });
    expect(await client.me()).toMatchObject({ status: 200, body: registration.body });

    expect(await client.requestVerifyToken(arthur.email)).toMatchObject({
      status: 202,
      body: null,
    });
    const verifyToken = await readNextToken("verify");
    expect(await client.verify(verifyToken)).toMatchObject({
      status: 200,
      body: { email: arthur.email, is_verified: true },
    });
    expect(await client.verify(verifyToken)).toMatchObject({
      status: 400,
      body: { detail: "VERIFY_USER_ALREADY_VERIFIED" },
    });
    expect(await client.verify("excalibur")).toMatchObject({
      status: 400,
      body: { detail: "VERIFY_USER_BAD_TOKEN" },
    });

    expect(await client.updateMe({ about: "Once", is_superuser: true })).toMatchObject({
      status: 200,
      body: { about: "Once", is_superuser: false },
    });

    expect(await client.forgotPassword(arthur.email)).toMatchObject({ status: 202, body: null });
    const token = await readNextToken("reset_password");
    expect(await client.resetPassword({ token, password: "1" })).toMatchObject({
      status: 400,
      body: { detail: { code: "RESET_PASSWORD_INVALID_PASSWORD", reason: expect.any(String) } },
    });
    const reset = { token, password: "lancelot" };
    expect(await client.resetPassword(reset)).toMatchObject({ status: 200, body: null });
    expect(await client.resetPassword(reset)).toMatchObject({
      status: 400,
      body: { detail: "RESET_PASSWORD_BAD_TOKEN" },
    });
    expect((await client.me()).status).toBe(401);

    expect((await client.login(arthur.email, "lancelot")).status).toBe(200);
    expect(await client.logout()).toMatchObject({ status: 204, body: undefined });
    const afterLogout = await client.me();
    expect(afterLogout.status).toBe(401);
    expect(afterLogout.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("gets the same response for unknown users, and validation errors in FastAPI's format", async () => {
    const { client } = await startWithClient();

    for (const send of [client.forgotPassword, client.requestVerifyToken]) {
      expect(await send("mordred@camelot.example")).toMatchObject({ status: 202, body: null });
    }
    expect(await client.register({ email: arthur.email, username: "arthur" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "password"], msg: expect.any(String), type: "missing" }] },
    });
  });
});
