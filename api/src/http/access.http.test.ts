import type { Access, Endpoint } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";

import { type Claims, createTokens, SESSION_LIFETIME_MS } from "../auth/tokens.ts";
import { endpoints } from "./contracts.ts";
import { sessions } from "../database/schema.ts";
import { openTestApi, type TestApi } from "../testing/index.ts";
import { testConfig } from "../testing/test-config.ts";

/** The access of each endpoint. It repeats the contract on purpose, so that a mistake there fails this test. */
const expectedAccess: Readonly<Record<Access, readonly string[]>> = {
  all: [
    "GET /activities/get_paginated",
    "GET /circuits/{gym_id}",
    "GET /cover_photo/{user_id}",
    "GET /gyms",
    "GET /gyms/{gym_id}/image",
    "GET /health",
    "GET /img/{route_id}.webp",
    "GET /img_thumb/{route_id}.webp",
    "GET /openapi.json",
    "GET /profile_photo/{user_id}",
    "GET /route_videos/{route_id}",
    "GET /routes/get_all",
    "GET /routes/sent_by/{route_id}",
    "GET /sets/{gym_id}",
    "GET /users/get_climbs/{username}",
    "GET /users/get_public/{username}",
    "GET /users/valid_user_name/{name}",
    "GET /video/{video_id}",
    "GET /video_thumbnail/{video_id}",
    "GET /videos/",
    "POST /auth/forgot-password",
    "POST /auth/jwt/login",
    "POST /auth/register",
    "POST /auth/request-verify-token",
    "POST /auth/reset-password",
    "POST /auth/verify",
  ],
  user: [
    "DELETE /climbs/me/{climb_id}",
    "DELETE /projects/me/{route_id}",
    "DELETE /reactions/{activity_id}",
    "DELETE /users/me",
    "DELETE /video/{video_id}",
    "GET /climbs/me",
    "GET /projects/me",
    "GET /users/me",
    "GET /users/me/export",
    "PATCH /users/me",
    "POST /auth/jwt/logout",
    "POST /climbs/me/add_attempt/{route_id}",
    "POST /climbs/me/add_send/{route_id}",
    "POST /projects/me/{route_id}",
    "POST /reactions/{activity_id}",
    "POST /users/me/update_cover_photo",
    "POST /users/me/update_profile_photo",
  ],
  verified: ["POST /video"],
  setter: [
    "DELETE /routes/{route_id}",
    "PATCH /routes/update",
    "POST /routes/create_with_image",
    "POST /sets/create",
  ],
  admin: [
    "DELETE /circuits/{circuit_id}",
    "GET /admin/users/get_all",
    "PATCH /gyms/{gym_id}",
    "POST /admin/users/demote/route_setter/{user_id}",
    "POST /admin/users/demote/{user_id}",
    "POST /admin/users/promote/route_setter/{user_id}",
    "POST /admin/users/promote/{user_id}",
    "POST /circuits/create",
    "POST /gyms",
  ],
};

/** The expected status for each kind of client and access. */
const expectedStatus = {
  anonymous: { all: "ok", user: 401, verified: 401, setter: 401, admin: 401 },
  "an unverified user": { all: "ok", user: "ok", verified: 403, setter: 403, admin: 403 },
  "a verified user": { all: "ok", user: "ok", verified: "ok", setter: 403, admin: 403 },
  "a setter": { all: "ok", user: "ok", verified: 403, setter: "ok", admin: 403 },
  "an admin": { all: "ok", user: "ok", verified: 403, setter: "ok", admin: "ok" },
} as const satisfies Record<string, Record<Access, "ok" | 401 | 403>>;

type Kind = keyof typeof expectedStatus;

const validTokens = createTokens(testConfig.secretKey);
const foreignTokens = createTokens("a key that is not the key of this server");
const future = new Date(Date.now() + SESSION_LIFETIME_MS);
const past = new Date(Date.now() - 60_000);

/** The kinds of clients. Each call gets a new token, because some calls invalidate theirs. */
const clients: readonly { is: Kind; with: string; token: (api: TestApi) => Promise<string> }[] = [
  { is: "anonymous", with: "no token", token: async () => "" },
  { is: "anonymous", with: "a text that is not a token", token: async () => "not.a.token" },
  {
    is: "anonymous",
    with: "a token of another key",
    token: async (api) => foreignTokens.sign(await createAdminClaims(api), future),
  },
  {
    is: "anonymous",
    with: "an expired token",
    token: async (api) => validTokens.sign(await createAdminClaims(api), past),
  },
  {
    is: "anonymous",
    with: "a session of another user",
    token: async (api) => {
      const [own, other] = [await createAdminClaims(api), await createAdminClaims(api)];
      return validTokens.sign({ user: own.user, session: other.session }, future);
    },
  },
  {
    is: "anonymous",
    with: "an expired session",
    token: async (api) => {
      const claims = await createAdminClaims(api);
      const isSession = eq(sessions.id, claims.session);
      await api.db.update(sessions).set({ expires_at: past }).where(isSession);
      return validTokens.sign(claims, future);
    },
  },
  {
    is: "anonymous",
    with: "a deleted session",
    token: async (api) => {
      const { token, fetch } = await api.signIn({ is_superuser: true, is_verified: true });
      await fetch("/api/auth/jwt/logout", { method: "POST" });
      return token;
    },
  },
  {
    is: "anonymous",
    with: "a deactivated account",
    token: async (api) => {
      const { token, user } = await api.signIn({ is_superuser: true, is_verified: true });
      await api.seed.updateUser(user.id, { is_active: false });
      return token;
    },
  },
  { is: "an unverified user", with: "a token", token: createTokenGetter({}) },
  { is: "a verified user", with: "a token", token: createTokenGetter({ is_verified: true }) },
  { is: "a setter", with: "a token", token: createTokenGetter({ route_setter: true }) },
  { is: "an admin", with: "a token", token: createTokenGetter({ is_superuser: true }) },
];

function createTokenGetter(roles: Parameters<TestApi["signIn"]>[0]) {
  return async (api: TestApi) => (await api.signIn(roles)).token;
}

/** The claims of a user with all roles. */
async function createAdminClaims(api: TestApi): Promise<Claims> {
  const { token } = await api.signIn({ is_superuser: true, is_verified: true });
  const claims = await validTokens.verify(token);
  if (!claims) throw new Error("Could not verify the token");
  return claims;
}

/** Sends a request without a body and with invalid ids. An allowed client gets another error than 401 and 403. */
async function getAccessResult(api: TestApi, { method, path }: Endpoint, token: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `/api${path.replace(/\{\w+\}/g, "7")}`;
  const { status } = await api.fetchAnonymously(url, { method, headers });
  return status === 401 || status === 403 ? status : "ok";
}

// The tests can share one API: each call has its own user and changes nothing.
const api = await openTestApi();
afterAll(api.close);

describe("access", () => {
  test("is as expected for every endpoint", () => {
    const getNames = (access: string) =>
      [...endpoints].filter(([, endpoint]) => endpoint.access === access).map(([name]) => name);

    expect(
      Object.fromEntries(
        Object.keys(expectedAccess).map((access) => [access, getNames(access).toSorted()]),
      ),
    ).toEqual(expectedAccess);
  });

  test.each([...endpoints])("is checked first: %s", async (_name, endpoint) => {
    const actual: [string, unknown][] = [];
    const expected: [string, unknown][] = [];

    for (const { is, with: what, token } of clients) {
      actual.push([`${is} with ${what}`, await getAccessResult(api, endpoint, await token(api))]);
      expected.push([`${is} with ${what}`, expectedStatus[is][endpoint.access]]);
    }

    expect(actual).toEqual(expected);
  });
});
