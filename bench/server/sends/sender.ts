/** Logs first sends of a day while a reader opens the feed, as one process of the API does. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import {
  createActivityStore,
  createChanges,
  createListReader,
  createClimbStore,
  openDatabase,
} from "@topout/api/bench";

import { measureRate } from "../measure.ts";

export interface Climber {
  readonly id: string;
  readonly sessionId: string;
}

/** Each message starts a measurement. The response is the number of sends a second. */
export interface SendOptions {
  readonly url: string;
  readonly route: string;
  readonly climbers: readonly Climber[];
  /** The days before this one have activities. */
  readonly firstDay: number;
  /** Whether the other processes are notified. */
  readonly isNotifying: boolean;
  readonly durationMs: number;
}

const READ_INTERVAL_MS = 100;
const DAY_MS = 86_400_000;

process.on("message", (options: SendOptions) => {
  void measureSends(options).then((rate) => process.send?.(rate));
});

async function measureSends({ url, climbers, durationMs, ...options }: SendOptions) {
  const { db, close } = openDatabase(url);
  const changes = createChanges(db);
  const climbStore = createClimbStore(
    db,
    options.isNotifying ? changes : withoutNotifications(changes),
  );
  const createTask = ({ id: user, sessionId }: Climber) => {
    let day = options.firstDay;
    return () =>
      climbStore.log(
        {
          id: randomUUID(),
          user,
          route: options.route,
          sent: true,
          time: new Date(Date.now() - day++ * DAY_MS),
        },
        { id: user, sessionId, access: "user", ipAddress: "127.0.0.1" },
      );
  };
  const controller = new AbortController();
  const reader = readFeed(createActivityStore(db, createListReader(db)), controller.signal);
  const rate = await measureRate(climbers.map(createTask), durationMs);
  controller.abort();
  await reader;
  await changes.close();
  await close();
  return rate;
}

const withoutNotifications = (
  changes: ReturnType<typeof createChanges>,
): ReturnType<typeof createChanges> => ({
  ...changes,
  runTransaction: (options, callback) =>
    changes.runTransaction(options, (tx) => callback(tx, () => undefined)),
});

async function readFeed(store: ReturnType<typeof createActivityStore>, signal: AbortSignal) {
  const firstPage = {
    page: 1,
    page_size: 10,
    gym_id: undefined,
    as_of: undefined,
    claims: undefined,
  };
  while (!signal.aborted) {
    await store.getPage(firstPage);
    await wait(READ_INTERVAL_MS);
  }
}
