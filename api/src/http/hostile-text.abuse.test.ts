import type { ServerEndpoint } from "@topout/shared/contract/server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestApi } from "../testing/index.ts";
import { endpoints, getEndpointName } from "./contracts.ts";
import {
  createValidRequest,
  getFields,
  type RequestPart,
  type ValidIds,
} from "./testing/create-valid-request.ts";

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
let ids: ValidIds;

beforeAll(async () => {
  api = await openTestApi();
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const route = await api.seed.route({ set_id: set.id });
  const user = await api.seed.user();
  const video = await api.seed.video({ route_id: route.id });
  const report = await api.seed.report({ video_id: video.id });
  const note = await api.seed.note({ route_id: route.id, user_id: user.id });
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
    note_id: note.id,
    user_id: user.id,
    username: user.username,
  };
});
afterAll(() => api.close());

const signInAsAdmin = () => api.signIn({ is_superuser: true, is_verified: true });

const cases = [...endpoints.values()].flatMap((endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) =>
    getFields(endpoint, part).map((name) => ({ endpoint, part, name })),
  ),
);

interface Field {
  readonly part: RequestPart;
  readonly name: string;
}

/** The text in the field. The names in a layout are the only texts inside of another text. */
const toValue = (field: string, text: string) =>
  field === "layout" ? JSON.stringify({ lines: [], areas: [{ ...AREA, name: text }] }) : text;

const AREA = { joined: false, points: [], style: "area", color: "#3a8a7d40" };

/** Creates a request with this text in one field, and with valid values in the others. */
const createRequest = (endpoint: ServerEndpoint, changed?: Field, text = "") =>
  createValidRequest(endpoint, {
    ids,
    getValue: (part, name) =>
      changed?.part === part && changed.name === name ? toValue(name, text) : undefined,
    query: changed?.part === "query" ? { [changed.name]: text } : {},
    hasCircuit: changed?.name === "circuit_id",
  });

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
