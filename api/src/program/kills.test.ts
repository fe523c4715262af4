import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { startPostgres } from "@topout/embedded-postgres";
import { readPidFile } from "@topout/embedded-postgres/testing";
import { expect, onTestFinished, test } from "vitest";

import { migrate } from "../database/migrate.ts";
import { startClimbing } from "../testing/climb-load.ts";
import { createJsonRequest } from "../testing/create-json-request.ts";
import { expectAcknowledgedClimbs } from "../testing/expect-acknowledged-climbs.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { readEmailOutbox } from "../testing/email-outbox.ts";
import { runMain, type RunningMain, runWorker } from "../testing/run-main.ts";
import { seedClimbers } from "../testing/seed-climbers.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { TEST_PASSWORD, testConfig } from "../testing/test-config.ts";
import { addTrustCount } from "../testing/trust-counts.ts";

const KILL_COUNT = process.env["FULL_SIZE"] ? 200 : 3;
/** On an idle machine. In `npm test`, other tests use the processors at the same time. */
const MAX_RECOVERY_MS = process.env["FULL_SIZE"] ? 3_000 : 60_000;
/** How long an idle machine takes to start Node.js. */
const IDLE_START_MS = 60;
/** This share of the recoveries must be fast enough. Another process can delay any of them. */
const FAST_SHARE = 0.95;
const CLIMBER_COUNT = 8;

const VICTIMS = ["api", "worker", "database"] as const;
type Victim = (typeof VICTIMS)[number];

/** Starts a database, an API and a worker, with a route and signed-in climbers. */
async function startProcesses() {
  const data = await createTemporaryFolder();
  const { url, stop } = await startPostgres(data);
  onTestFinished(stop);
  await migrate(url);
  const { routeId, tokens } = await seedClimbers(url, CLIMBER_COUNT);
  const port = String(await getFreePort());
  const programData = await createTemporaryFolder();
  const env = {
    DATABASE_URL: url,
    DATA_DIR: programData,
    STORAGE_URL: pathToFileURL(join(programData, "files")).href,
    SECRET_KEY: testConfig.secretKeys.current,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LIMIT_CLIMBS_PER_USER: "1000000",
    LIMIT_SIGN_UPS_PER_IP: "1000000",
    LIMIT_SIGN_UP_BURST_PER_IP: "1000000",
  };
  const running: Record<"api" | "worker", RunningMain> = {
    api: await runMain({ ...env, MODE: "api", PORT: port }),
    worker: await runWorker(env),
  };
  const restart = {
    api: async () => void (running.api = await runMain({ ...env, MODE: "api", PORT: port })),
    worker: async () => void (running.worker = await runWorker(env)),
    // Its supervisor restarts it.
    database: async () => undefined,
  };
  const readPid = async (victim: Victim) =>
    victim === "database"
      ? (await readPidFile(join(data, "postgres")))?.pid
      : running[victim].child.pid;
  const kill = async (victim: Victim): Promise<void> => {
    const pid = await readPid(victim);
    if (pid === undefined) throw new Error(`The ${victim} does not run`);
    process.kill(pid, "SIGKILL");
    await restart[victim]();
  };
  return {
    address: env.PUBLIC_URL,
    url,
    routeId,
    tokens,
    kill,
    outbox: join(programData, "outbox"),
  };
}

const isReady = (address: string) =>
  fetch(`${address}/api/ready`).then(
    (response) => response.status === 200,
    () => false,
  );

test(
  `${KILL_COUNT} killed processes lose nothing that was acknowledged`,
  { timeout: 120_000 + KILL_COUNT * 60_000 },
  async () => {
    const { address, url, routeId, tokens, kill, outbox } = await startProcesses();
    const climbing = startClimbing({ address, routeId, tokens });
    const { acknowledged } = climbing;

    const recoveries: Recovery[] = [];
    const emails: string[] = [];
    for (let n = 0; n < KILL_COUNT; n++) {
      const account = { username: `climber${n}`, email: `climber${n}@gym.example` };
      await sendRegistration(address, account);
      emails.push(account.email);
      const start = performance.now();
      const victim = VICTIMS[n % VICTIMS.length] ?? "api";
      await kill(victim);
      const countBefore = acknowledged.size;
      const hasRecovered = async () => (await isReady(address)) && acknowledged.size > countBefore;
      await expect.poll(hasRecovered, { timeout: 60_000, interval: 20 }).toBe(true);
      const ms = performance.now() - start;
      recoveries.push({ victim, ms, idleMs: ms / (await measureSlowness()) });
    }
    await climbing.stop();

    await expectAcknowledgedClimbs(url, climbing);
    const readRecipients = async () => {
      const sentEmails = await readEmailOutbox(outbox);
      return new Set(
        sentEmails.flatMap(({ to }) => to?.map((recipient) => recipient.address) ?? []),
      );
    };
    await expect
      .poll(async () => new Set(emails).difference(await readRecipients()), { timeout: 120_000 })
      .toEqual(new Set());
    addTrustCount("kills", KILL_COUNT);
    addTrustCount("acknowledged climbs", acknowledged.size);
    addTrustCount("emails", emails.length);
    for (const victim of VICTIMS) {
      const times = recoveries.filter((recovery) => recovery.victim === victim);
      const median = getQuantile(
        times.map(({ ms }) => ms),
        0.5,
      );
      addTrustCount(`ms until the climbs after a killed ${victim} (median)`, Math.round(median));
    }
    const idleTimes = recoveries.map(({ idleMs }) => idleMs);
    expect(getQuantile(idleTimes, FAST_SHARE)).toBeLessThan(MAX_RECOVERY_MS);
  },
);

interface Recovery {
  readonly victim: Victim;
  readonly ms: number;
  /** How long it would have taken on an idle machine. */
  readonly idleMs: number;
}

/** Returns how many times slower the machine starts a process now than an idle one. At least 1. */
async function measureSlowness(): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, ["--eval", ""]), "exit");
  return Math.max(1, (performance.now() - start) / IDLE_START_MS);
}

/** Returns the number that this share of the numbers does not exceed. */
const getQuantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0;

/** A request whose answer was lost is sent again, and then the account exists. */
async function sendRegistration(address: string, account: { username: string; email: string }) {
  const init = createJsonRequest("POST", { ...account, password: TEST_PASSWORD });
  await expect
    .poll(
      () =>
        fetch(`${address}/api/auth/register`, init).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBeOneOf([201, 400]);
}
