import type { OutboxEntry } from "@topout/shared/platform";

import {
  type Outcome,
  type OutboxStorage,
  replay,
  type ReplayClock,
  type ReplayResult,
} from "./replay.ts";
import { withLock } from "./with-lock.ts";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

interface ReplayerOptions {
  readonly storage: OutboxStorage;
  readonly clock: ReplayClock;
  readonly getSession: () => { readonly userId: string; readonly token: string } | undefined;
  readonly send: (entry: OutboxEntry, token: string) => Promise<Outcome>;
  readonly onEntryFailed?: (entry: OutboxEntry) => void;
  /** Called after each replay, even if it sent nothing. */
  readonly onReplayed: (result: ReplayResult) => void;
}

export interface Replayer {
  /**
   * Replays the outbox. Joins a replay that is running, and repeats it for operations that were added meanwhile, unless
   * the server has requested to wait.
   */
  readonly run: () => Promise<void>;
  /** Replays the outbox later, if the tab that has added an operation has not sent it by then. */
  readonly schedule: () => void;
  /** Resolves when no replay is running or scheduled. */
  readonly stop: () => Promise<void>;
}

/** Creates a replayer, which also replays again after a failure or while failed entries are left. */
export function createReplayer(options: ReplayerOptions): Replayer {
  let failureCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clearTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runAfter = (delayMs: number) => {
    timer = setTimeout(() => void runner.run(), delayMs);
  };
  const runner = createRunner(async () => {
    clearTimer();
    const result = await replayForCurrentUser(options);
    if (!result) return { mustWait: false };
    const retryAfterMs = result.type === "failed" ? result.retryAfterMs : undefined;
    const shouldRetry = result.type === "failed" || result.type === "blocked";
    if (shouldRetry) runAfter(getDelay(failureCount++, retryAfterMs));
    else failureCount = 0;
    options.onReplayed(result);
    return { mustWait: retryAfterMs !== undefined };
  });

  return {
    run: runner.run,
    schedule: () => {
      if (timer === undefined && !runner.isRunning()) runAfter(FIRST_DELAY_MS);
    },
    stop: async () => {
      await runner.whenIdle();
      clearTimer();
    },
  };
}

/**
 * Never runs `runOnce` twice at once. A call during a run joins it, and makes it repeat for new operations, unless the
 * server has requested to wait.
 */
function createRunner(runOnce: () => Promise<{ readonly mustWait: boolean }>) {
  let running: Promise<void> | undefined;
  let shouldRepeat = false;

  const runWhileNeeded = async () => {
    let mustWait: boolean;
    do {
      shouldRepeat = false;
      ({ mustWait } = await runOnce());
    } while (shouldRepeat && !mustWait);
  };

  return {
    isRunning: () => running !== undefined,
    whenIdle: async () => running,
    run: (): Promise<void> => {
      shouldRepeat = true;
      running ??= runWhileNeeded().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function replayForCurrentUser(options: ReplayerOptions) {
  const { getSession, send } = options;
  const session = getSession();
  if (!session) return undefined;
  const { userId, token } = session;
  return withLock(() => replay({ ...options, userId, send: (entry) => send(entry, token) })).catch(
    reportFailure,
  );
}

/** The storage of the device can fail, for example if it is full. */
function reportFailure(error: unknown): ReplayResult {
  reportError(error);
  return { type: "failed" };
}

/**
 * Doubles the delay with each failure. Randomizes it, so that the devices of a gym do not retry at the same time when
 * its network returns.
 */
function getDelay(failureCount: number, retryAfterMs = 0): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** failureCount, MAX_DELAY_MS);
  return retryAfterMs + delay * (0.5 + Math.random() / 2);
}
