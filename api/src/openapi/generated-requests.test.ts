import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { createRandom } from "@topout/demo/random";
import { expect, test } from "vitest";

import { VALID_VALUES } from "../http/testing/valid-values.ts";
import { createTestApi } from "../testing/index.ts";
import { addTrustCount } from "../testing/trust-counts.ts";
import {
  generateRequest,
  listOperations,
  type OpenApiDocument,
} from "./testing/generate-request.ts";

const REQUEST_COUNT = process.env["FULL_SIZE"] ? 10_000 : 600;
/** Requests delete rows and end sessions, so each batch gets new ones. */
const BATCH_SIZE = 120;

const document: OpenApiDocument = JSON.parse(
  await readFile(join(import.meta.dirname, "../../openapi.json"), "utf8"),
);
const operations = listOperations(document);

/** Creates an API with a row of each kind, and the clients of an admin, a climber and a visitor. */
async function createWorld() {
  const api = await createTestApi();
  const { seed } = api;
  const gym = await seed.gym();
  const circuit = await seed.circuit({ gym_id: gym.id });
  const set = await seed.set({ circuit_id: circuit.id });
  const route = await seed.route({ set_id: set.id });
  const user = await seed.user();
  const video = await seed.video({ route_id: route.id });
  const report = await seed.report({ video_id: video.id });
  const note = await seed.note({ route_id: route.id, user_id: user.id });
  const reset = await seed.reset({ gym_id: gym.id });
  const admin = await api.signIn({ is_superuser: true, is_verified: true });
  const climber = await api.signIn({ is_verified: true });
  const known = {
    ...VALID_VALUES,
    gym_id: gym.id,
    home_gym: gym.id,
    circuit_id: circuit.id,
    set_id: set.id,
    route_id: route.id,
    route: route.id,
    video_id: video.id,
    report_id: report.id,
    note_id: note.id,
    reset_id: reset.id,
    user_id: user.id,
    username: user.username,
  };
  return { known, clients: [admin.fetch, climber.fetch, api.fetchAnonymously] as const };
}

/** Sends requests to each operation in turn, and returns the number of answers by status. */
async function sendRequests(count: number): Promise<ReadonlyMap<number, number>> {
  const random = createRandom(`generated requests ${process.env["TRUST_SEED"] ?? ""}`);
  const statuses = new Map<number, number>();
  let { known, clients } = await createWorld();
  for (let n = 0; n < count; n++) {
    if (n > 0 && n % BATCH_SIZE === 0) ({ known, clients } = await createWorld());
    const [path, init] = generateRequest(requireOperation(n), {
      random,
      known,
      schemas: document.components.schemas,
    });
    const { status } = await random.pick(clients)(path, init);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status, `${init.method} ${path}`).toBeLessThan(500);
  }
  return statuses;
}

function requireOperation(n: number) {
  const operation = operations[n % operations.length];
  if (!operation) throw new Error("The document has no operations");
  return operation;
}

test(
  `the API answers ${REQUEST_COUNT} requests from its OpenAPI document without a server error`,
  { timeout: 120_000 + REQUEST_COUNT * 100 },
  async () => {
    const statuses = await sendRequests(REQUEST_COUNT);

    const sorted = [...statuses].toSorted(([first], [second]) => first - second);
    for (const [status, count] of sorted) addTrustCount(`answers ${status}`, count);
    // Otherwise the requests would not reach the handlers.
    const successCount = [...statuses]
      .filter(([status]) => status < 400)
      .reduce((sum, [, count]) => sum + count, 0);
    expect(successCount / REQUEST_COUNT).toBeGreaterThan(0.15);
  },
);
