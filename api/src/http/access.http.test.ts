import type { Access, Endpoint } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";

import { type Claims, createTokens, LIFETIME_MS } from "../auth/tokens.ts";
import { endpoints } from "./contracts.ts";
import { sessions } from "../database/schema.ts";
import { openTestApi, type TestApi } from "../testing/index.ts";
import { testConfig } from "../testing/test-config.ts";

/** Who may call what. Written down apart from the contract, so that a slip there is no secret. */
const whoMay: Readonly<Record<Access, readonly string[]>> = {
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

/** What a caller of each kind is told, beside what the others are. */
const answers = {
  nobody: { all: "in", user: 401, verified: 401, setter: 401, admin: 401 },
  "an unverified user": { all: "in", user: "in", verified: 403, setter: 403, admin: 403 },
  "a verified user": { all: "in", user: "in", verified: "in", setter: 403, admin: 403 },
  "a setter": { all: "in", user: "in", verified: 403, setter: "in", admin: 403 },
  "an admin": { all: "in", user: "in", verified: 403, setter: "in", admin: "in" },
} as const satisfies Record<string, Record<Access, "in" | 401 | 403>>;

type Kind = keyof typeof answers;

const ours = createTokens(testConfig.secretKey);
const theirs = createTokens("a key that anybody might have, and nobody of ours");
const later = new Date(Date.now() + LIFETIME_MS);
const earlier = new Date(Date.now() - 60_000);

/** What somebody may come with as `Authorization`, made anew for every call: some calls end what they come with. */
const callers: readonly { is: Kind; with: string; token: (api: TestApi) => Promise<string> }[] = [
  { is: "nobody", with: "no token", token: async () => "" },
  { is: "nobody", with: "a text that is no token", token: async () => "not.a.token" },
  {
    is: "nobody",
    with: "a token by another key",
    token: async (api) => theirs.sign(await admin(api), later),
  },
  {
    is: "nobody",
    with: "a token that has expired",
    token: async (api) => ours.sign(await admin(api), earlier),
  },
  {
    is: "nobody",
    with: "another's session",
    token: async (api) => {
      const [mine, yours] = [await admin(api), await admin(api)];
      return ours.sign({ user: mine.user, session: yours.session }, later);
    },
  },
  {
    is: "nobody",
    with: "a session that has expired",
    token: async (api) => {
      const claims = await admin(api);
      await api.db
        .update(sessions)
        .set({ expires_at: earlier })
        .where(eq(sessions.id, claims.session));
      return ours.sign(claims, later);
    },
  },
  {
    is: "nobody",
    with: "a session that was ended",
    token: async (api) => {
      const { token, fetch } = await api.signIn({ is_superuser: true, is_verified: true });
      await fetch("/api/auth/jwt/logout", { method: "POST" });
      return token;
    },
  },
  {
    is: "nobody",
    with: "an account that was deactivated",
    token: async (api) => {
      const { token, user } = await api.signIn({ is_superuser: true, is_verified: true });
      await api.given.change(user.id, { is_active: false });
      return token;
    },
  },
  { is: "an unverified user", with: "a token", token: signedIn({}) },
  { is: "a verified user", with: "a token", token: signedIn({ is_verified: true }) },
  { is: "a setter", with: "a token", token: signedIn({ route_setter: true }) },
  { is: "an admin", with: "a token", token: signedIn({ is_superuser: true }) },
];

function signedIn(roles: Parameters<TestApi["signIn"]>[0]) {
  return async (api: TestApi) => (await api.signIn(roles)).token;
}

/** A session of somebody who may do anything, were it theirs. */
async function admin(api: TestApi): Promise<Claims> {
  const { token } = await api.signIn({ is_superuser: true, is_verified: true });
  const claims = await ours.read(token);
  if (!claims) throw new Error("A token that its own maker cannot read");
  return claims;
}

/** Asks for a thing that cannot be, and sends nothing: who may call gets as far as being told that. */
async function knock(api: TestApi, { method, path }: Endpoint, token: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const address = `/api${path.replace(/\{\w+\}/g, "7")}`;
  const { status } = await api.anonymously(address, { method, headers });
  return status === 401 || status === 403 ? status : "in";
}

// Each call is made by somebody of its own, and asks for nothing that is there.
const api = await openTestApi();
afterAll(api.close);

describe("who may call", () => {
  test("is what it should be, for every endpoint", () => {
    const namesOf = (access: string) =>
      [...endpoints].filter(([, endpoint]) => endpoint.access === access).map(([name]) => name);

    expect(
      Object.fromEntries(Object.keys(whoMay).map((access) => [access, namesOf(access).toSorted()])),
    ).toEqual(whoMay);
  });

  test.each([...endpoints])("%s is told before anything else", async (_name, endpoint) => {
    const told: [string, unknown][] = [];
    const expected: [string, unknown][] = [];

    for (const { is, with: what, token } of callers) {
      told.push([`${is} with ${what}`, await knock(api, endpoint, await token(api))]);
      expected.push([`${is} with ${what}`, answers[is][endpoint.access]]);
    }

    expect(told).toEqual(expected);
  });
});
