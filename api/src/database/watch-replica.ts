import { setTimeout } from "node:timers/promises";

import { Client, type QueryResultRow } from "pg";

/** Where both servers are in the log of the primary. */
export interface ReplicaState {
  /** When the primary was asked, before the replica. */
  readonly time: number;
  readonly primary: bigint;
  readonly replica: bigint;
  /** The replica shows the result of all transactions with a smaller id. */
  readonly oldestTransaction: bigint;
}

interface WatchOptions {
  readonly url: string;
  readonly primaryUrl: string;
  readonly onState: (state: ReplicaState) => void;
  /** Called when one of the servers does not respond, or when the other server is no replica of the primary. */
  readonly onLost: (reason: Error) => void;
}

const INTERVAL_MS = 250;
const RECONNECT_DELAY_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 1_000;

/** Compares a replica with its primary four times a second, over one connection to each. Reconnects if one is lost. */
export function watchReplica(options: WatchOptions): { readonly stop: () => Promise<void> } {
  const controller = new AbortController();
  const { signal } = controller;
  const watching = watchUntilAborted(options, signal);
  return {
    stop: async () => {
      controller.abort();
      await watching;
    },
  };
}

async function watchUntilAborted(options: WatchOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await watchConnections(options, signal);
    } catch (error) {
      if (signal.aborted) return;
      options.onLost(error instanceof Error ? error : new Error(String(error)));
      await wait(RECONNECT_DELAY_MS, signal);
    }
  }
}

/** Returns when the signal aborts. */
async function watchConnections(
  { url, primaryUrl, onState }: WatchOptions,
  signal: AbortSignal,
): Promise<void> {
  const [primary, replica] = [createClient(primaryUrl), createClient(url)];
  try {
    await Promise.all([primary.connect(), replica.connect()]);
    await requireReplica(primary, replica);
    while (!signal.aborted) {
      onState(await readState(primary, replica));
      await wait(INTERVAL_MS, signal);
    }
  } finally {
    await Promise.allSettled([primary.end(), replica.end()]);
  }
}

function createClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
  });
  // The next query reports that the connection was lost.
  client.on("error", () => undefined);
  return client;
}

const wait = (durationMs: number, signal: AbortSignal): Promise<void> =>
  setTimeout(durationMs, undefined, { signal, ref: false }).catch(() => undefined);

/** Positions of another database cluster would have another meaning. */
async function requireReplica(primary: Client, replica: Client): Promise<void> {
  const identify = "select system_identifier::text as id from pg_control_system()";
  const [{ id: primaryId }, { id: replicaId }] = await Promise.all([
    readRow<{ id: string }>(primary, identify),
    readRow<{ id: string }>(replica, identify),
  ]);
  if (primaryId !== replicaId) throw new Error("it belongs to another database server");
}

async function readState(primary: Client, replica: Client): Promise<ReplicaState> {
  const time = performance.now();
  const written = await readRow<{ position: string }>(
    primary,
    "select (pg_current_wal_flush_lsn() - '0/0')::text as position",
  );
  const replayed = await readRow<{ position: string | null; xmin: string }>(
    replica,
    `select (pg_last_wal_replay_lsn() - '0/0')::text as position,
      pg_snapshot_xmin(pg_current_snapshot())::text as xmin
    where pg_is_in_recovery()`,
  );
  return {
    time,
    primary: BigInt(written.position),
    replica: BigInt(replayed.position ?? 0),
    oldestTransaction: BigInt(replayed.xmin),
  };
}

async function readRow<Row extends QueryResultRow>(client: Client, query: string): Promise<Row> {
  const [row] = (await client.query<Row>(query)).rows;
  if (!row) throw new Error("it is no replica");
  return row;
}
