import { Problem } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { endpoints } from "./contracts.ts";
import { createTestApi } from "../testing/index.ts";

/** Strings that often cause errors in programs. */
const problematicText = fc.constantFrom(
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
const text = fc.oneof(problematicText, fc.string({ unit: "binary", maxLength: 60 }));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.constant(undefined));

const getFieldNames = (schema: ServerEndpoint["body"]) => Object.keys(schema?.shape ?? {});
const createFieldsArbitrary = <T>(names: readonly string[], values: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] });

interface Input {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly type: string;
}

const createInputArbitrary = (endpoint: ServerEndpoint): fc.Arbitrary<Input> =>
  fc.record({
    params: createFieldsArbitrary(getFieldNames(endpoint.params), text),
    query: createFieldsArbitrary([...getFieldNames(endpoint.query), "other"], text),
    body: fc.oneof(
      createFieldsArbitrary(
        [...getFieldNames(endpoint.body), "is_superuser", "__proto__"],
        value,
      ).map((fields) => JSON.stringify(fields)),
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

/** Builds the URL. Replaces characters that cannot be encoded. */
function toPath(endpoint: ServerEndpoint, { params, query }: Input): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? "7").toWellFormed()),
  );
  const search = new URLSearchParams(JSON.parse(JSON.stringify(query)) as Record<string, string>);
  return `/api${path}?${search.toString()}`;
}

describe.each([...endpoints])("any input of %s", (_name, endpoint) => {
  test("returns success or a problem, never a server error", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    await fc.assert(
      fc.asyncProperty(createInputArbitrary(endpoint), fc.boolean(), async (input, isSignedIn) => {
        const send = isSignedIn ? fetch : api.fetchAnonymously;
        const response = await send(toPath(endpoint, input), {
          method: endpoint.method,
          ...(endpoint.method !== "GET" && {
            body: input.body.toWellFormed(),
            headers: { "content-type": input.type },
          }),
        });

        expect(response.status).toBeLessThan(500);
        if (!response.ok) Problem.parse(await response.json());
      }),
      { numRuns: 20 },
    );
  });
});
