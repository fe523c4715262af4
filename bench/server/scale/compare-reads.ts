import { TRAVELLER } from "../../fill/traveller-statements.ts";
import { logIn } from "../../register.ts";
import type { ServerUnderTest } from "../../server-under-test.ts";
import { median, quantile } from "../../statistics.ts";
import { Connection, toRequest } from "../connection.ts";
import {
  createReadRequests,
  type ReadLimits,
  type ReadRequest,
  readSamples,
} from "./read-requests.ts";

/** A climber with few climbs. */
const ADMIN = "climber-0";
const WARM_UP_COUNT = 20;
const SAMPLE_COUNT = 600;
export const MAX_P99_RATIO = 2;

interface Comparison {
  readonly small: ServerUnderTest;
  readonly large: ServerUnderTest;
  readonly limits: ReadLimits;
}

/** Prints a row for each read. Returns whether all are within their limits. */
export async function compareReads({ small, large, limits }: Comparison): Promise<boolean> {
  const clients = [await openClient(small), await openClient(large)] as const;
  console.log("| read | bytes | p50, ms | p99, ms | p99 ratio |\n| --- | --- | --- | --- | --- |");
  let isWithinLimits = true;
  for (const [name, request] of Object.entries(createReadRequests(limits))) {
    isWithinLimits = (await compareRead(name, request, clients)) && isWithinLimits;
  }
  for (const client of clients) client.close();
  return isWithinLimits;
}

type Client = Awaited<ReturnType<typeof openClient>>;

async function openClient({ url, database }: ServerUnderTest) {
  const samples = await readSamples(database.pool);
  // Makes a climber with logged climbs an admin. Both readers get the password of the registered user.
  await database.pool.query(
    `update users set is_superuser = username = $1,
       password_hash = (select password_hash from users where username = 'bench')
     where username in ($1, $2)`,
    [ADMIN, TRAVELLER],
  );
  const createHeaders = async (username: string) => ({
    authorization: `Bearer ${await logIn(url, `${username}@bench.example`)}`,
    "accept-encoding": "br",
  });
  const adminHeaders = await createHeaders(ADMIN);
  const travellerHeaders = await createHeaders(TRAVELLER);
  const connection = await Connection.open(url);
  return {
    send: async ({ path, isOfTraveller }: ReadRequest, n: number) => {
      const headers = isOfTraveller ? travellerHeaders : adminHeaders;
      const request = toRequest({ path: `/api/${path(n, samples)}`, headers });
      const startedAt = performance.now();
      const response = await connection.send(request);
      const ms = performance.now() - startedAt;
      if (response.status !== 200) {
        throw new Error(`${path(n, samples)}: ${response.status} ${response.body.toString()}`);
      }
      return { ms, bytes: response.body.length };
    },
    close: () => connection.close(),
  };
}

async function compareRead(
  name: string,
  request: ReadRequest,
  clients: readonly [Client, Client],
): Promise<boolean> {
  const [small, large] = await measureAlternately(request, clients);
  const ratio = large.p99 / small.p99;
  const isWithinLimits =
    (!request.hasSameRowCount || ratio <= MAX_P99_RATIO) &&
    (request.maxMedianMs === undefined || large.p50 < request.maxMedianMs);
  const cells = [
    name,
    `${small.bytes} → ${large.bytes}`,
    `${small.p50.toFixed(1)} → ${large.p50.toFixed(1)}${request.maxMedianMs === undefined ? "" : ` (< ${request.maxMedianMs})`}`,
    `${small.p99.toFixed(1)} → ${large.p99.toFixed(1)}`,
    `${ratio.toFixed(1)}${request.hasSameRowCount ? "" : " (more rows)"}${isWithinLimits ? "" : " !"}`,
  ];
  console.log(`| ${cells.join(" | ")} |`);
  return isWithinLimits;
}

/** Alternates between the two servers, so that other load on the machine affects both. */
async function measureAlternately(request: ReadRequest, [small, large]: readonly [Client, Client]) {
  const samples = { small: [] as Sample[], large: [] as Sample[] };
  for (let n = 0; n < WARM_UP_COUNT + SAMPLE_COUNT; n++) {
    samples.small.push(await small.send(request, n));
    samples.large.push(await large.send(request, n));
  }
  return [summarize(samples.small), summarize(samples.large)] as const;
}

interface Sample {
  readonly ms: number;
  readonly bytes: number;
}

function summarize(samples: readonly Sample[]) {
  const measured = samples.slice(WARM_UP_COUNT);
  const durations = measured.map(({ ms }) => ms);
  return {
    bytes: median(measured.map(({ bytes }) => bytes)),
    p50: median(durations),
    p99: quantile(durations, 0.99),
  };
}
