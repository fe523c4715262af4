import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { users } from "../database/schema.ts";
import {
  readEmailToken,
  requestEmailToken,
} from "../features/account/email-links/testing/request-email-token.ts";
import {
  createTestApi,
  getAccessToken,
  logIn,
  createJsonRequest,
  TEST_PASSWORD,
  type TestApi,
} from "../testing/index.ts";
import type { LogOptions } from "../logging/log.ts";

const account = { username: "ann", email: "ann@topout.example", password: "fresh-chalk" };
const NEW_PASSWORD = "dry-fingers";
/** The password from `changeSecurity` until the reset. */
const CHANGED_PASSWORD = "sticky-fingers";

/** Runs all account operations, with valid and invalid input. Returns every secret of the requests. */
async function runAccountOperations(log: LogOptions) {
  const api = await createTestApi({ log });
  const post = (path: string, body: object) =>
    api.fetchAnonymously(`/api/auth/${path}`, createJsonRequest("POST", body));
  await post("register", account);
  await post("register", { ...account, password: TEST_PASSWORD });
  const verifyToken = await requestEmailToken(api, "request-verify-token", account);
  for (const token of [verifyToken, verifyToken, "guessed"]) await post("verify", { token });

  await logIn(api, account.email, "a wild guess");
  const accessToken = await getAccessToken(api, account.email, account.password);
  const owner = api.fetchAs(accessToken);
  await owner("/api/users/me", createJsonRequest("PATCH", { about: "chalk everywhere" }));
  await owner(`/verify/${verifyToken}`);
  const newTokens = await changeSecurity(api, owner);

  const resetToken = await requestEmailToken(api, "forgot-password", account);
  await owner(`/reset_password/${resetToken}?again`);
  for (const password of ["1", NEW_PASSWORD, NEW_PASSWORD]) {
    await post("reset-password", { token: resetToken, password });
  }
  await owner("/api/auth/jwt/logout", { method: "POST" });

  const passwords = [
    account.password,
    CHANGED_PASSWORD,
    NEW_PASSWORD,
    TEST_PASSWORD,
    "a wild guess",
  ];
  const tokens = [verifyToken, ...newTokens, resetToken, accessToken, "Bearer "];
  const texts = [
    "chalk everywhere",
    ...(await readEmailLines(api)),
    ...(await readPasswordHashes(api)),
  ];
  return { api, secrets: [...passwords, ...tokens, ...texts] };
}

/** Changes the password, exports by a link and requests another email. Returns the tokens of the links. */
async function changeSecurity(api: TestApi, owner: TestApi["fetch"]): Promise<string[]> {
  const post = (path: string, body: object) =>
    owner(`/api/users/me/${path}`, createJsonRequest("POST", body));
  await post("change_password", { password: account.password, new_password: "1" });
  await post("change_password", { password: account.password, new_password: CHANGED_PASSWORD });
  const { url } = (await (await owner("/api/users/me/export", { method: "POST" })).json()) as {
    url: string;
  };
  for (const path of [url, url]) await (await api.fetchAnonymously(path)).arrayBuffer();
  await post("change_email", { password: CHANGED_PASSWORD, email: "ann@moved.example" });
  const emailToken = await readEmailToken(api);
  await owner(`/verify/${emailToken}`);
  return [emailToken, url.split("=").at(-1) ?? ""];
}

const readEmailLines = async (api: TestApi) =>
  (await api.readSentEmails()).flatMap(({ text = "" }) => text.split("\n").filter(Boolean));

const readPasswordHashes = async (api: TestApi) =>
  (await api.db.select({ hash: users.password_hash }).from(users)).map(({ hash }) => hash);

describe("account operations", () => {
  test("write no secret and no email address to the log", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };

    const { secrets } = await runAccountOperations({ level: "trace", stream });

    const log = lines.join("");
    expect(log).toContain("/api/auth/reset-password");
    expect(log).toContain("send-mail");
    expect(
      [...secrets, account.email, "ann@moved.example"].filter((secret) => log.includes(secret)),
    ).toEqual([]);
  });

  test("write no secret to the job queue", async () => {
    const { api, secrets } = await runAccountOperations({ level: "silent" });

    const { rows } = await api.db.execute(sql`select to_jsonb(job)::text as job from pgboss.job`);

    const queue = JSON.stringify(rows);
    expect(queue).toContain(account.email);
    expect(secrets.filter((secret) => queue.includes(secret))).toEqual([]);
  });
});
