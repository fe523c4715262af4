import type { Access } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import { afterAll, describe, expect, test } from "vitest";

import { endpoints } from "./contracts.ts";
import { openTestApi, type TestApi } from "../testing/index.ts";
import { clients, expectedStatus } from "./testing/clients.ts";

/** The access of each endpoint. It duplicates the contract, so that a mistake in the contract fails this test. */
const expectedAccess: Readonly<Record<Access, readonly string[]>> = {
  all: [
    "GET /activities/get_paginated",
    "GET /circuits/{gym_id}",
    "GET /cover_photo/{user_id}",
    "GET /gyms",
    "GET /gyms/search",
    "GET /gyms/{gym_id}",
    "GET /gyms/{gym_id}/image",
    "GET /health",
    "GET /img/{route_id}.webp",
    "GET /img_thumb/{route_id}.webp",
    "GET /openapi.json",
    "GET /profile_photo/{user_id}",
    "GET /ready",
    "GET /route_videos/{route_id}",
    "GET /routes/get_all",
    "GET /routes/sent_by/{route_id}",
    "GET /sets/{gym_id}",
    "GET /users/get_climbs/{username}",
    "GET /users/get_public/{username}",
    "GET /users/get_stats/{username}",
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
    "DELETE /users/me/sessions",
    "DELETE /video/{video_id}",
    "GET /climbs/me",
    "GET /projects/me",
    "GET /users/me",
    "GET /users/me/export",
    "GET /users/me/sessions",
    "PATCH /users/me",
    "POST /auth/jwt/logout",
    "POST /climbs/me/add_attempt/{route_id}",
    "POST /climbs/me/add_send/{route_id}",
    "POST /projects/me/{route_id}",
    "POST /reactions/{activity_id}",
    "POST /users/me/change_email",
    "POST /users/me/change_password",
    "POST /users/me/export",
    "POST /users/me/update_cover_photo",
    "POST /users/me/update_profile_photo",
  ],
  verified: ["POST /video"],
  setter: [
    "DELETE /routes/{route_id}",
    "DELETE /sets/{set_id}",
    "GET /releases/{remote}/{hash}",
    "GET /routes/{route_id}/dependents",
    "GET /sets/{set_id}/dependents",
    "PATCH /routes/update",
    "PATCH /sets/{set_id}",
    "POST /routes/change_many",
    "POST /routes/create_with_image",
    "POST /sets/create",
  ],
  admin: [
    "DELETE /circuits/{circuit_id}",
    "GET /admin/audit",
    "GET /admin/releases",
    "GET /admin/users/get_all",
    "GET /circuits/{circuit_id}/dependents",
    "PATCH /circuits/{circuit_id}",
    "PATCH /gyms/{gym_id}",
    "POST /admin/users/deactivate/{user_id}",
    "POST /admin/users/demote/route_setter/{user_id}",
    "POST /admin/users/demote/{user_id}",
    "POST /admin/users/promote/route_setter/{user_id}",
    "POST /admin/users/promote/{user_id}",
    "POST /admin/users/reactivate/{user_id}",
    "POST /circuits/create",
    "POST /gyms",
  ],
};

/** Sends a request without a body and with invalid ids. A client with access gets any status other than 401 and 403. */
async function getAccessResult(api: TestApi, { method, path }: ServerEndpoint, token: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const pathname = path.replace(/\{\w+\}/g, "7");
  const { status } = await api.fetchAnonymously(`/api${pathname}`, { method, headers });
  return status === 401 || status === 403 ? status : "ok";
}

const api = await openTestApi();
afterAll(api.close);

describe("access", () => {
  test("of every endpoint is as expected", () => {
    const getNames = (access: string) =>
      [...endpoints].filter(([, endpoint]) => endpoint.access === access).map(([name]) => name);

    expect(
      Object.fromEntries(
        Object.keys(expectedAccess).map((access) => [access, getNames(access).toSorted()]),
      ),
    ).toEqual(expectedAccess);
  });

  test.each([...endpoints])("is checked before the input: %s", async (_name, endpoint) => {
    const actual: [string, unknown][] = [];
    const expected: [string, unknown][] = [];

    for (const { role, credentials, getToken } of clients) {
      const client = `${role} with ${credentials}`;
      actual.push([client, await getAccessResult(api, endpoint, await getToken(api))]);
      expected.push([client, expectedStatus[role][endpoint.access]]);
    }

    expect(actual).toEqual(expected);
  });
});
