import type { ServerEndpoint } from "@topout/shared/contract/server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestApi } from "../testing/index.ts";
import { createFormRequest } from "../testing/create-form-request.ts";
import { createJsonRequest } from "../testing/create-json-request.ts";
import { unplayableVideo } from "../features/videos/testing/videos.ts";
import { webp } from "../testing/images.ts";
import { endpoints, getEndpointName } from "./contracts.ts";
import { VALID_VALUES } from "./testing/valid-values.ts";

const TEXTS_PER_FIELD = process.env["FULL_SIZE"] ? 50 : 3;

/** Texts that a database, a driver or a log may not accept, alone and inside of other text. */
const hostileText = fc
  .tuple(
    fc.string({ maxLength: 5 }),
    fc.oneof(
      fc.constantFrom(
        "\0",
        "\ud800",
        "\udfff",
        "\ud800\0",
        "\u202E",
        "\uFFFF",
        "\u{10FFFF}",
        "\\u0000",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 10 }),
    ),
    fc.string({ maxLength: 5 }),
  )
  .map((parts) => parts.join(""));

let api: Awaited<ReturnType<typeof openTestApi>>;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await openTestApi();
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const route = await api.seed.route({ set_id: set.id });
  const user = await api.seed.user();
  const video = await api.seed.video({ route_id: route.id });
  const report = await api.seed.report({ video_id: video.id });
  const reset = await api.seed.reset({ gym_id: gym.id });
  ids = {
    gym_id: gym.id,
    home_gym: gym.id,
    circuit_id: circuit.id,
    set_id: set.id,
    route_id: route.id,
    route: route.id,
    reset_id: reset.id,
    report_id: report.id,
    user_id: user.id,
    username: user.username,
  };
});
afterAll(() => api.close());

const signInAsAdmin = () => api.signIn({ is_superuser: true, is_verified: true });

/** Values that the endpoints accept, so that a request fails only because of its hostile text. */
const getValidValue = (field: string): unknown =>
  ids[field] ?? VALID_VALUES[field] ?? (field in VALID_VALUES ? undefined : "Text");

type Part = "params" | "query" | "body";

const getFields = (endpoint: ServerEndpoint, part: Part) =>
  Object.keys(endpoint[part]?.shape ?? {});

const cases = [...endpoints.values()].flatMap((endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) =>
    getFields(endpoint, part).map((name) => ({ endpoint, part, name })),
  ),
);

interface Field {
  readonly part: Part;
  readonly name: string;
}

/** A route has a set, or as a draft a circuit. */
const getValidFields = (endpoint: ServerEndpoint, part: Part, changed: Field | undefined) => {
  const fields = getFields(endpoint, part);
  if (!fields.includes("set_id") || changed?.name === "circuit_id") return fields;
  return fields.filter((name) => name !== "circuit_id");
};

/** The text in the field. The names in a layout are the only texts inside of another text. */
const toValue = (field: string, text: string) =>
  field === "layout" ? JSON.stringify({ lines: [], areas: [{ ...AREA, name: text }] }) : text;

const AREA = { joined: false, points: [], style: "area", color: "#3a8a7d40" };

/** Creates a request with this text in one field, and with valid values in the others. */
function createRequest(endpoint: ServerEndpoint, changed?: Field, text = "") {
  const getValues = (part: Part) =>
    Object.fromEntries(
      getValidFields(endpoint, part, changed).map((name) => [
        name,
        changed?.part === part && changed.name === name ? toValue(name, text) : getValidValue(name),
      ]),
    );
  const params = getValues("params");
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const query = new URLSearchParams(changed?.part === "query" ? { [changed.name]: text } : {});
  return [`/api${path}?${query.toString()}`, createBody(endpoint, getValues("body"))] as const;
}

function createBody(
  { method, body, encoding, files = {} }: ServerEndpoint,
  values: Record<string, unknown>,
) {
  if (method === "GET" || !body) return { method };
  if (encoding === "multipart" && method !== "DELETE") {
    const contents = Object.entries(files).map(([name, { kinds }]) => [
      name,
      kinds.includes("mp4") ? unplayableVideo : webp,
    ]);
    return createFormRequest(method, { ...values, ...Object.fromEntries(contents) });
  }
  if (encoding === "form") {
    return { method, body: new URLSearchParams(values as Record<string, string>) };
  }
  return createJsonRequest(method, values);
}

test.each(cases)(
  "$endpoint.method $endpoint.path accepts or rejects any text as $name",
  async ({ endpoint, ...field }) => {
    const { fetch } = await signInAsAdmin();
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const response = await fetch(...createRequest(endpoint, field, text));

        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: TEXTS_PER_FIELD, examples: [["\0"], ["\ud800"]] },
    );
  },
);

test.each([
  "user-agent",
  "accept-language",
  "content-type",
  "origin",
  "if-none-match",
  "x-request-id",
  "traceparent",
  "range",
])("a request accepts or ignores any text in its header %s", async (name) => {
  const header = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  });
  await fc.assert(
    fc.asyncProperty(header, async (value) => {
      const body = new URLSearchParams({ username: "nobody@topout.example", password: "x" });
      const response = await api.fetchAnonymously("/api/auth/jwt/login", {
        method: "POST",
        body,
        headers: { [name]: value },
      });

      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: TEXTS_PER_FIELD },
  );
});

// After the others, because some of these requests delete what the others use.
test.each([...new Map(cases.map(({ endpoint }) => [getEndpointName(endpoint), endpoint]))])(
  "%s accepts the valid values of this test",
  async (_name, endpoint) => {
    const { fetch } = await signInAsAdmin();

    const response = await fetch(...createRequest(endpoint));

    expect([401, 422]).not.toContain(response.status);
  },
);
