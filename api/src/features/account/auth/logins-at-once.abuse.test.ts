import { verify } from "@node-rs/argon2";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import {
  MAX_PENDING_HASHES_PER_NETWORK,
  MAX_RUNNING_HASHES,
} from "../../../auth/password-queue.ts";
import { createTestApi, type TestApi } from "../../../testing/index.ts";
import { logInFrom } from "./testing/log-in-from.ts";

vi.mock("@node-rs/argon2", { spy: true });
// Reload the API, because earlier test files have imported argon2 without the spy.
vi.hoisted(() => vi.resetModules());

const LOGINS = process.env["FULL_SIZE"] ? 5_000 : 150;
/** All logins that one network can have in progress. */
const ACCEPTED_LOGINS = MAX_RUNNING_HASHES + MAX_PENDING_HASHES_PER_NETWORK;

/** Stops every hash until `continueHashes` is called. Records their passwords and how many run at the same time. */
function stopHashes() {
  const gate = Promise.withResolvers<void>();
  const passwords: string[] = [];
  let runningCount = 0;
  let maxRunningCount = 0;
  vi.mocked(verify).mockImplementation(async (_hash, password) => {
    passwords.push(String(password));
    maxRunningCount = Math.max(maxRunningCount, ++runningCount);
    await gate.promise;
    runningCount--;
    return false;
  });
  // Later test files of the same process use the same module.
  onTestFinished(() => void vi.mocked(verify).mockReset());
  return { passwords, getMaxRunning: () => maxRunningCount, continueHashes: gate.resolve };
}

type LoginResponse = Awaited<ReturnType<typeof logInFrom>>;

/** Sends more logins than one network can have in progress. Resolves when the queue has rejected the others. */
async function sendCrowd(api: TestApi, address: string, { count, rejectedCount }: Crowd) {
  const responses: LoginResponse[] = [];
  const logins = Array.from({ length: count }, async (_, n) => {
    const email = `${address}-${n}@topout.example`;
    responses.push(await logInFrom(api, address, { email, password: `${address}-${n}` }));
  });
  await vi.waitFor(() => expect(responses).toHaveLength(rejectedCount), 120_000);
  return { responses, finished: Promise.all(logins) };
}

interface Crowd {
  readonly count: number;
  readonly rejectedCount: number;
}

async function setUp() {
  const api = await createTestApi({ config: { trustedProxies: ["loopback"] } });
  const hashes = stopHashes();
  const crowd = await sendCrowd(api, "203.0.113.1", {
    count: LOGINS,
    rejectedCount: LOGINS - ACCEPTED_LOGINS,
  });
  return { api, hashes, crowd };
}

describe("many logins at once from one address", () => {
  test("leave the server free for other requests, and get 503 above the limit of the queue", async () => {
    const { api, hashes, crowd } = await setUp();

    for (const path of ["/api/gyms", "/api/routes/get_all", "/api/health"]) {
      expect((await api.fetchAnonymously(path)).status).toBe(200);
    }
    expect(hashes.passwords).toHaveLength(MAX_RUNNING_HASHES);
    const answers = crowd.responses.map(({ status, retryAfter }) => `${status} ${retryAfter}`);
    expect(new Set(answers)).toEqual(new Set(["503 5"]));

    hashes.continueHashes();
    await crowd.finished;
    expect(crowd.responses.filter(({ status }) => status === 400)).toHaveLength(ACCEPTED_LOGINS);
    expect(hashes.getMaxRunning()).toBe(MAX_RUNNING_HASHES);
  });

  test("take turns with logins from another address", async () => {
    const { api, hashes, crowd } = await setUp();
    const others = await sendCrowd(api, "203.0.113.2", {
      count: MAX_PENDING_HASHES_PER_NETWORK + 1,
      rejectedCount: 1,
    });

    hashes.continueHashes();
    await Promise.all([crowd.finished, others.finished]);

    const nextPasswords = hashes.passwords.slice(MAX_RUNNING_HASHES, MAX_RUNNING_HASHES + 20);
    const otherPasswords = nextPasswords.filter((password) => password.startsWith("203.0.113.2"));
    expect(otherPasswords).toHaveLength(10);
  });
});
