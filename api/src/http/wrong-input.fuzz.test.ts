import { type Endpoint, Problem } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { endpoints } from "./contracts.ts";
import { createTestApi } from "../testing/index.ts";

/** Texts that have broken programs before, and any other. */
const nasty = fc.constantFrom(
  "",
  "0",
  "null",
  "\0",
  "a\0b",
  "%",
  "%00",
  "..",
  "'; drop table users; --",
  "\ud800",
  "🧗".repeat(40),
  "a".repeat(400),
  "__proto__",
  "9".repeat(30),
  "-1",
  "1e309",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999999999+23:59",
  "0192f0c1-7a00-7000-8000-000000000404",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "x@y.example",
);
const text = fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 60 }));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.constant(undefined));

const fieldsOf = (schema: Endpoint["body"]) => Object.keys(schema?.shape ?? {});
const some = <T>(names: readonly string[], values: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] });

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly type: string;
}

const asked = (endpoint: Endpoint): fc.Arbitrary<Asked> =>
  fc.record({
    params: some(fieldsOf(endpoint.params), text),
    query: some([...fieldsOf(endpoint.query), "other"], text),
    body: fc.oneof(
      some([...fieldsOf(endpoint.body), "is_superuser", "__proto__"], value).map((fields) =>
        JSON.stringify(fields),
      ),
      text,
      fc.jsonValue().map((json) => JSON.stringify(json)),
    ),
    type: fc.constantFrom(
      "application/json",
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "nonsense",
    ),
  });

/** As a client would write it: what cannot be encoded is not sent. */
function toPath(endpoint: Endpoint, { params, query }: Asked): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? "7").toWellFormed()),
  );
  const search = new URLSearchParams(JSON.parse(JSON.stringify(query)) as Record<string, string>);
  return `/api${path}?${search.toString()}`;
}

describe.each([...endpoints])("whatever is sent to %s", (_name, endpoint) => {
  test("is answered rightly, or refused in the one shape", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    await fc.assert(
      fc.asyncProperty(asked(endpoint), fc.boolean(), async (input, signedIn) => {
        const ask = signedIn ? fetch : api.anonymously;
        const response = await ask(toPath(endpoint, input), {
          method: endpoint.method,
          ...(endpoint.method !== "GET" && {
            body: input.body.toWellFormed(),
            headers: { "content-type": input.type },
          }),
        });

        expect(response.status).toBeLessThan(500);
        if (!response.ok) Problem.parse(await response.json());
      }),
      { numRuns: 60 },
    );
  });
});
