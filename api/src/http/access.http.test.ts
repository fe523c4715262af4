import { type Access, GYM_FIELDS } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { endpoints } from "./contracts.ts";
import { openTestApi, type TestApi } from "../testing/index.ts";
import { clients, getAccessName, getExpectedStatus } from "./testing/clients.ts";

/** The access of each endpoint. It duplicates the contract, so that a mistake in the contract fails this test. */
const expectedAccess: Readonly<Record<string, readonly string[]>> = {
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
    "GET /invitations/{token}",
    "GET /openapi.json",
    "GET /profile_photo/{user_id}",
    "GET /ready",
    "GET /route_videos/{route_id}",
    "GET /routes/get_all",
    "GET /routes/sent_by/{route_id}",
    "GET /routes/{route_id}",
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
    "GET /invitations/me",
    "GET /projects/me",
    "GET /users/me",
    "GET /users/me/export",
    "GET /users/me/sessions",
    "PATCH /users/me",
    "POST /auth/jwt/logout",
    "POST /climbs/me/add_attempt/{route_id}",
    "POST /climbs/me/add_send/{route_id}",
    "POST /invitations/{token}/accept",
    "POST /invitations/{token}/decline",
    "POST /projects/me/{route_id}",
    "POST /reactions/{activity_id}",
    "POST /users/me/change_email",
    "POST /users/me/change_password",
    "POST /users/me/export",
    "POST /users/me/update_cover_photo",
    "POST /users/me/update_profile_photo",
  ],
  verified: ["POST /video"],
  "setRoutes in some gym": ["GET /releases/{remote}/{hash}"],
  "setRoutes in each gym": ["POST /routes/change_many"],
  "setRoutes in the gym of params.route_id": [
    "DELETE /routes/{route_id}",
    "GET /routes/{route_id}/dependents",
  ],
  "setRoutes in the gym of params.set_id": [
    "DELETE /sets/{set_id}",
    "GET /sets/{set_id}/dependents",
    "PATCH /sets/{set_id}",
  ],
  "setRoutes in the gym of body.route_id": ["PATCH /routes/update"],
  "setRoutes in the gym of body.set_id": ["POST /routes/create_with_image"],
  "setRoutes in the gym of body.circuit_id": ["POST /sets/create"],
  "editGym in the gym of params.circuit_id": [
    "DELETE /circuits/{circuit_id}",
    "GET /circuits/{circuit_id}/dependents",
    "PATCH /circuits/{circuit_id}",
  ],
  "editGym in the gym of params.gym_id": ["PATCH /gyms/{gym_id}"],
  "manageTeam in the gym of params.gym_id": [
    "DELETE /gyms/{gym_id}/invitations/{invitation_id}",
    "GET /gyms/{gym_id}/invitations",
    "GET /gyms/{gym_id}/members",
    "PATCH /gyms/{gym_id}/members/{user_id}",
    "POST /gyms/{gym_id}/invitations",
  ],
  "manageTeam in the gym of params.gym_id or oneself": ["DELETE /gyms/{gym_id}/members/{user_id}"],
  "editGym in the gym of body.gym_id": ["POST /circuits/create"],
  "createGym everywhere": ["POST /gyms"],
  "readAudit in the gym of params.gym_id": ["GET /gyms/{gym_id}/audit"],
  "readAudit everywhere": ["GET /admin/audit"],
  "administer everywhere": [
    "GET /admin/releases",
    "GET /admin/users/get_all",
    "POST /admin/users/deactivate/{user_id}",
    "POST /admin/users/demote/route_setter/{user_id}",
    "POST /admin/users/demote/{user_id}",
    "POST /admin/users/promote/route_setter/{user_id}",
    "POST /admin/users/promote/{user_id}",
    "POST /admin/users/reactivate/{user_id}",
  ],
};

function describeAccess(access: Access): string {
  if (typeof access === "string") return access;
  const { action, gym, orOneself } = access;
  const suffix = orOneself ? " or oneself" : "";
  if (gym === "none") return getAccessName(access);
  if (typeof gym === "string") return `${action} in ${gym} gym`;
  const [[part, field] = []] = Object.entries(gym);
  return `${action} in the gym of ${part}.${field}${suffix}`;
}

/** The endpoints of gyms that any user can call, for what is theirs. */
const ownThings = [
  "DELETE /projects/me/{route_id}",
  "POST /climbs/me/add_attempt/{route_id}",
  "POST /climbs/me/add_send/{route_id}",
  "POST /projects/me/{route_id}",
];

/** Returns the fields of a request that name a gym or a thing of it. */
const getGymFields = ({ params, body }: ServerEndpoint): string[] =>
  Object.entries({ params, body }).flatMap(([part, schema]) =>
    GYM_FIELDS.filter((field) => field in (schema?.shape ?? {})).map((field) => `${part}.${field}`),
  );

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
    const byAccess = Map.groupBy(endpoints, ([, { access }]) => describeAccess(access));
    const names = [...byAccess].map(([access, group]) => [
      access,
      group.map(([name]) => name).toSorted(),
    ]);

    expect(Object.fromEntries(names)).toEqual(expectedAccess);
  });

  test("of every endpoint that names a gym depends on that gym", () => {
    const exceptions = [...endpoints]
      .filter(([, { access }]) => access !== "all")
      .filter(([, endpoint]) => getGymFields(endpoint).length > 0)
      .filter(([, { access }]) => typeof access === "string" || access.gym === "none")
      .map(([name]) => name);

    expect(exceptions.toSorted()).toEqual(ownThings);
  });

  test.each(
    [...endpoints].filter(
      ([, { access }]) => typeof access === "object" && typeof access.gym === "object",
    ),
  )("of %s finds the gym in a field that the request always has", (_name, endpoint) => {
    const { access, params, body } = endpoint;
    const [[part, field] = ["params", "none"]] = Object.entries<string>(Object(access).gym);
    const schema = (part === "params" ? params : body)?.shape[field];

    expect(schema && z.safeParse(schema, undefined).success).toBe(false);
  });

  test.each([...endpoints])("is checked before the input: %s", async (_name, endpoint) => {
    const actual: [string, unknown][] = [];
    const expected: [string, unknown][] = [];

    for (const { role, credentials, getToken } of clients) {
      const client = `${role} with ${credentials}`;
      actual.push([client, await getAccessResult(api, endpoint, await getToken(api))]);
      expected.push([client, getExpectedStatus(role, endpoint.access)]);
    }

    expect(actual).toEqual(expected);
  });
});
