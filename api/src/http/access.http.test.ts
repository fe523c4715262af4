import { type Access, GYM_FIELDS } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { endpoints } from "./contracts.ts";
import { openTestApi, type TestApi } from "../testing/index.ts";
import { expectedAccess } from "./testing/expected-access.ts";
import { clients, getAccessName, getExpectedStatus } from "./testing/clients.ts";

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
  "DELETE /routes/{route_id}/vote",
  "POST /climbs/me/add_attempt/{route_id}",
  "POST /climbs/me/add_send/{route_id}",
  "POST /gyms/{gym_id}/visit",
  "POST /projects/me/{route_id}",
  "POST /routes/{route_id}/notes",
  "PUT /routes/{route_id}/vote",
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
