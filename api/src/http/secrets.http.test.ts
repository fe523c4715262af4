import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { users } from "../database/schema.ts";
import { requestEmailToken } from "../features/email-links/testing/request-email-token.ts";
import { createTestApi, sendJson, TEST_PASSWORD, type TestApi } from "../testing/index.ts";
import type { LogOptions } from "../logging/log.ts";

const account = { username: "ann", email: "ann@topout.example", password: "fresh-chalk" };
const NEW_PASSWORD = "dry-fingers";

const form = (username: string, password: string) => ({
  method: "POST",
  body: new URLSearchParams({ username, password }),
});

/** All that one account goes through, by its owner and by somebody who guesses; and every secret in it. */
async function liveOneAccount(log: LogOptions) {
  const api = await createTestApi({ log });
  const post = (path: string, body: object) =>
    api.anonymously(`/api/auth/${path}`, sendJson("POST", body));
  await post("register", account);
  await post("register", { ...account, password: TEST_PASSWORD });
  const verifyToken = await requestEmailToken(api, "request-verify-token", account);
  for (const token of [verifyToken, verifyToken, "guessed"]) await post("verify", { token });

  await api.anonymously("/api/auth/jwt/login", form(account.email, "a wild guess"));
  const login = await api.anonymously("/api/auth/jwt/login", form(account.email, account.password));
  const { access_token } = (await login.json()) as { access_token: string };
  const owner = api.as(access_token);
  await owner("/api/users/me", sendJson("PATCH", { about: "chalk everywhere" }));
  await owner(`/verify/${verifyToken}`);

  const resetToken = await requestEmailToken(api, "forgot-password", account);
  await owner(`/reset_password/${resetToken}?again`);
  for (const password of ["1", NEW_PASSWORD, NEW_PASSWORD]) {
    await post("reset-password", { token: resetToken, password });
  }
  await owner("/api/auth/jwt/logout", { method: "POST" });

  const passwords = [account.password, NEW_PASSWORD, TEST_PASSWORD, "a wild guess"];
  const tokens = [verifyToken, resetToken, access_token, "Bearer "];
  const typed = ["chalk everywhere", ...(await mailedLines(api)), ...(await hashes(api))];
  return { api, secrets: [...passwords, ...tokens, ...typed] };
}

const mailedLines = async (api: TestApi) =>
  (await api.mails()).flatMap(({ text = "" }) => text.split("\n").filter(Boolean));

const hashes = async (api: TestApi) =>
  (await api.db.select({ hash: users.password_hash }).from(users)).map(({ hash }) => hash);

describe("what an account goes through", () => {
  test("leaves no secret of it in the log, and nobody's address", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };

    const { secrets } = await liveOneAccount({ level: "trace", stream });

    const log = lines.join("");
    expect(log).toContain("/api/auth/reset-password");
    expect(log).toContain("send-mail");
    expect([...secrets, account.email].filter((secret) => log.includes(secret))).toEqual([]);
  });

  test("leaves no secret of it in the queue", async () => {
    const { api, secrets } = await liveOneAccount({ level: "silent" });

    const { rows } = await api.db.execute(sql`select to_jsonb(job)::text as job from pgboss.job`);

    const queue = JSON.stringify(rows);
    expect(queue).toContain(account.email);
    expect(secrets.filter((secret) => queue.includes(secret))).toEqual([]);
  });
});
