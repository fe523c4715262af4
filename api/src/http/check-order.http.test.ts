import type { ServerEndpoint } from "@topout/shared/contract/server";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { endpoints } from "./contracts.ts";
import { openTestApi, createJsonRequest } from "../testing/index.ts";

/*
 * The order of checks: 401, 403, 415 and 422, 404, 409, then other errors. access.http.test.ts tests 401 and 403.
 */

const INVALID_ID = "7";
const createPath = ({ path }: ServerEndpoint) => `/api${path.replace(/\{\w+\}/g, INVALID_ID)}`;

const filterEndpoints = (predicate: (endpoint: ServerEndpoint) => unknown) =>
  [...endpoints].filter(([, endpoint]) => predicate(endpoint));

const acceptsBody = ({ body, files }: ServerEndpoint) => body ?? files;
const requiresBody = ({ body }: ServerEndpoint) => body && !body.safeParse({}).success;
const requiresId = ({ params }: ServerEndpoint) =>
  params && Object.values(params.shape).every((id) => !z.safeParse(id, INVALID_ID).success);

// The tests can share one API, because rejected requests change nothing.
const api = await openTestApi();
afterAll(api.close);

/** Returns a function that sends requests as a user with all roles. */
async function createSend() {
  const { fetch } = await api.signIn({ is_superuser: true, is_verified: true });
  return async (endpoint: ServerEndpoint, init: RequestInit = {}, query = "") => {
    const response = await fetch(`${createPath(endpoint)}${query}`, {
      method: endpoint.method,
      ...init,
    });
    const body = (await response.json().catch(() => ({}))) as {
      detail?: string | { loc: string[] }[];
    };
    return { status: response.status, detail: body.detail };
  };
}

const getFields = ({ detail }: { detail?: string | { loc: string[] }[] | undefined }) =>
  Array.isArray(detail) ? detail.map(({ loc }) => loc.join(".")) : detail;

describe("parsing a request", () => {
  test.each(filterEndpoints(acceptsBody))(
    "rejects an unsupported content type before it checks the id: %s",
    async (_name, endpoint) => {
      const send = await createSend();

      const { status, detail } = await send(endpoint, {
        headers: { "content-type": "text/plain" },
        body: "hello",
      });

      expect({ status, detail }).toEqual({ status: 415, detail: "UNSUPPORTED_MEDIA_TYPE" });
    },
  );

  test.each(filterEndpoints(requiresBody))(
    "rejects a missing body: %s",
    async (_name, endpoint) => {
      const send = await createSend();

      expect((await send(endpoint)).status).toBe(422);
    },
  );

  test.each(filterEndpoints(acceptsBody))(
    "treats an empty body of any content type as missing: %s",
    async (_name, endpoint) => {
      const send = await createSend();
      const { status } = await send(endpoint);

      for (const type of ["text/plain", "application/json", "multipart/form-data", "gibberish"]) {
        const empty = await send(endpoint, { headers: { "content-type": type }, body: "" });
        expect([type, empty.status]).toEqual([type, status]);
      }
    },
  );

  test.each(filterEndpoints(({ query }) => query))(
    "rejects a repeated query field: %s",
    async (_name, endpoint) => {
      const send = await createSend();

      for (const field of Object.keys(endpoint.query?.shape ?? {})) {
        const result = await send(endpoint, {}, `?${field}=1&${field}=2`);
        expect([result.status, getFields(result)]).toEqual([422, [`query.${field}`]]);
      }
    },
  );
});

test.each(filterEndpoints((endpoint) => requiresId(endpoint) && !requiresBody(endpoint)))(
  "a request with an invalid id returns 404: %s",
  async (_name, endpoint) => {
    const send = await createSend();

    expect(await send(endpoint)).toEqual({ status: 404, detail: "NOT_FOUND" });
  },
);

/** All text fields of all request bodies. */
const textFields = [...endpoints].flatMap(([name, endpoint]) => {
  if (!endpoint.body) return [];
  const { properties = {} } = z.toJSONSchema(endpoint.body, {
    io: "input",
    unrepresentable: "any",
  });
  return Object.entries(properties)
    .filter(([, schema]) => typeof schema === "object" && schema.type === "string")
    .map(([field]) => [name, field, endpoint] as const);
});

const createBody = ({ encoding = "json" }: ServerEndpoint, field: string, value: string) => {
  if (encoding === "json") return createJsonRequest("POST", { [field]: value });
  const form = new FormData();
  form.append(field, value);
  return { body: form };
};

/** Longer than each field, and shorter than the body may be. */
const createLongText = ({ maxBodyBytes = 40_000 }: ServerEndpoint) => "a".repeat(maxBodyBytes / 2);

describe("a text field", () => {
  test.each(textFields)("of %s has a maximum length: %s", async (_name, field, endpoint) => {
    const send = await createSend();

    const result = await send(endpoint, {
      ...createBody(endpoint, field, createLongText(endpoint)),
      method: endpoint.method,
    });

    expect(result.status).toBe(422);
    expect(getFields(result)).toContain(`body.${field}`);
  });

  test.each(textFields.filter(([, field]) => field !== "password"))(
    "of %s rejects control characters: %s",
    async (_name, field, endpoint) => {
      const send = await createSend();

      const result = await send(endpoint, {
        ...createBody(endpoint, field, "a\u0000b"),
        method: endpoint.method,
      });

      expect(result.status).toBe(422);
      expect(getFields(result)).toContain(`body.${field}`);
    },
  );
});
