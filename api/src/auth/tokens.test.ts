import { sql } from "drizzle-orm";
import { type JWTPayload, SignJWT } from "jose";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { testConfig } from "../testing/test-config.ts";
import { createTokens } from "./tokens.ts";

const claims = {
  userId: "0192f0c1-7a00-7000-8000-000000000001",
  sessionId: "0192f0c1-7a00-7000-8000-000000000002",
};
const getTomorrow = () => new Date(Date.now() + 86_400_000);

describe("createTokens", () => {
  test("verifies tokens that it signed, and rejects those of another key", async () => {
    const tokens = createTokens(testConfig.secretKeys);

    const token = await tokens.sign(claims, getTomorrow());
    const anotherKey = { current: "another key, as long as the first" };

    expect(await tokens.verify(token)).toEqual(claims);
    expect(await createTokens(anotherKey).verify(token)).toBeUndefined();
  });

  test.each([
    ["has another audience", { aud: "fastapi-users:reset", exp: 9e9 }],
    ["has expired", { exp: 1 }],
    ["never expires", {}],
    ["has no session id", { sid: "none", exp: 9e9 }],
  ])("rejects a token that %s", async (_title, changes) => {
    const payload: JWTPayload = {
      sub: claims.userId,
      sid: claims.sessionId,
      aud: "fastapi-users:auth",
      ...changes,
    };
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from(testConfig.secretKeys.current));

    expect(await createTokens(testConfig.secretKeys).verify(token)).toBeUndefined();
  });

  test("rejects an unsigned token", async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const body = { sub: claims.userId, sid: claims.sessionId, aud: "fastapi-users:auth", exp: 9e9 };

    const token = `${encode({ alg: "none" })}.${encode(body)}.`;

    expect(await createTokens(testConfig.secretKeys).verify(token)).toBeUndefined();
  });

  test("rejects a token of an inactive user or an expired session", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();

    await api.seed.updateUser(user.id, { is_active: false });
    expect((await fetch("/api/users/me")).status).toBe(401);
    await api.seed.updateUser(user.id, { is_active: true });
    expect((await fetch("/api/users/me")).status).toBe(200);
    await api.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect((await fetch("/api/users/me")).status).toBe(401);
  });
});
