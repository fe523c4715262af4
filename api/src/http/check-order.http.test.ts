import type { Endpoint } from "@topout/shared/contract";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { endpoints } from "./contracts.ts";
import { openTestApi, sendJson } from "../testing/index.ts";

/*
 * The order of checks: 401, 403, then 422 and 415, then 404, then 409, then the product's own. What comes before the
 * input is in access.http.test.ts.
 */

const NO_ID = "7";
const pathOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, NO_ID)}`;

const those = (is: (endpoint: Endpoint) => unknown) =>
  [...endpoints].filter(([, endpoint]) => is(endpoint));

const takesBody = ({ body, files }: Endpoint) => body ?? files;
const needsBody = ({ body }: Endpoint) => body && !body.safeParse({}).success;
const needsId = ({ params }: Endpoint) =>
  params && Object.values(params.shape).every((id) => !z.safeParse(id, NO_ID).success);

// Whatever is refused here leaves nothing behind.
const api = await openTestApi();
afterAll(api.close);

/** As somebody who may call anything. */
async function askAll() {
  const { fetch } = await api.signIn({ is_superuser: true, is_verified: true });
  return async (endpoint: Endpoint, init: RequestInit = {}, query = "") => {
    const response = await fetch(`${pathOf(endpoint)}${query}`, {
      method: endpoint.method,
      ...init,
    });
    const body = (await response.json().catch(() => ({}))) as {
      detail?: string | { loc: string[] }[];
    };
    return { status: response.status, detail: body.detail };
  };
}

const fieldsOf = ({ detail }: { detail?: string | { loc: string[] }[] | undefined }) =>
  Array.isArray(detail) ? detail.map(({ loc }) => loc.join(".")) : detail;

describe("what cannot be read", () => {
  test.each(those(takesBody))(
    "is refused before an id is looked at: %s",
    async (_name, endpoint) => {
      const ask = await askAll();

      const { status, detail } = await ask(endpoint, {
        headers: { "content-type": "text/plain" },
        body: "hello",
      });

      expect({ status, detail }).toEqual({ status: 415, detail: "UNSUPPORTED_MEDIA_TYPE" });
    },
  );

  test.each(those(needsBody))("is also a body that is not there: %s", async (_name, endpoint) => {
    const ask = await askAll();

    expect((await ask(endpoint)).status).toBe(422);
  });

  test.each(those(takesBody))(
    "is not a body without bytes, whatever it is called: %s",
    async (_name, endpoint) => {
      const ask = await askAll();
      const { status } = await ask(endpoint);

      for (const type of ["text/plain", "application/json", "multipart/form-data", "gibberish"]) {
        const empty = await ask(endpoint, { headers: { "content-type": type }, body: "" });
        expect([type, empty.status]).toEqual([type, status]);
      }
    },
  );

  test.each(those(({ query }) => query))(
    "is a field of the query that comes twice: %s",
    async (_name, endpoint) => {
      const ask = await askAll();

      for (const field of Object.keys(endpoint.query?.shape ?? {})) {
        const answer = await ask(endpoint, {}, `?${field}=1&${field}=2`);
        expect([answer.status, fieldsOf(answer)]).toEqual([422, [`query.${field}`]]);
      }
    },
  );
});

test.each(those((endpoint) => needsId(endpoint) && !needsBody(endpoint)))(
  "an id that cannot be one names nothing: %s",
  async (_name, endpoint) => {
    const ask = await askAll();

    expect(await ask(endpoint)).toEqual({ status: 404, detail: "NOT_FOUND" });
  },
);

/** The fields that a person types; what is hashed or compared is taken as it comes. */
const texts = [...endpoints].flatMap(([name, endpoint]) => {
  if (!endpoint.body) return [];
  const { properties = {} } = z.toJSONSchema(endpoint.body, {
    io: "input",
    unrepresentable: "any",
  });
  return Object.entries(properties)
    .filter(([, schema]) => typeof schema === "object" && schema.type === "string")
    .map(([field]) => [name, field, endpoint] as const);
});

const withField = ({ encoding = "json" }: Endpoint, field: string, value: string) => {
  if (encoding === "json") return sendJson("POST", { [field]: value });
  const form = new FormData();
  form.append(field, value);
  return { body: form };
};

describe("text", () => {
  test.each(texts)("of %s may not go on for ever: %s", async (_name, field, endpoint) => {
    const ask = await askAll();

    const answer = await ask(endpoint, {
      ...withField(endpoint, field, "a".repeat(20_000)),
      method: endpoint.method,
    });

    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toContain(`body.${field}`);
  });

  test.each(texts.filter(([, field]) => field !== "password"))(
    "of %s has no control characters: %s",
    async (_name, field, endpoint) => {
      const ask = await askAll();

      const answer = await ask(endpoint, {
        ...withField(endpoint, field, "a\u0000b"),
        method: endpoint.method,
      });

      expect(answer.status).toBe(422);
      expect(fieldsOf(answer)).toContain(`body.${field}`);
    },
  );
});
