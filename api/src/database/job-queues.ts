import { type Db, PgBoss, type Queue } from "pg-boss";

/** Every kind of work that is done in the background, and what it has to know: no secrets, for a row of the queue is kept. */
export interface JobData {
  "process-video": { readonly video: string };
  "send-mail": { readonly kind: "verify" | "reset"; readonly email: string };
  "delete-files": { readonly keys: readonly string[] };
  "sweep-files": Readonly<Record<string, never>>;
  /** `now` is the moment that the demo was planned for. */
  "film-demo": { readonly now: string };
}

export type JobName = keyof JobData;

/** Where a job goes whose every try has failed. */
export const GIVEN_UP = "given-up";

type Settings = Omit<Queue, "name">;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** In seconds. Work that nobody is there to do waits; work whose worker died is handed on after a heartbeat or two. */
const common: Settings = {
  notify: true,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30 * MINUTE,
  heartbeatSeconds: 15,
  expireInSeconds: 5 * MINUTE,
  retentionSeconds: 90 * DAY,
  deleteAfterSeconds: DAY,
};

const retried: Settings = { ...common, deadLetter: GIVEN_UP };

/** A queue for each kind of work; the last resort stands first, for the others name it. */
export const queues: Readonly<Record<typeof GIVEN_UP | JobName, Settings>> = {
  [GIVEN_UP]: { ...common, deleteAfterSeconds: 14 * DAY },
  // Over an hour, for a storage or a disk that is out of order; a film's own faults end it at the first try.
  "process-video": { ...retried, retryLimit: 12, retryDelay: 2, expireInSeconds: 30 * MINUTE },
  // A mail server may be away for a day.
  "send-mail": { ...retried, retryLimit: 60 },
  "delete-files": retried,
  "film-demo": { ...retried, retryLimit: 2 },
  "sweep-files": { ...retried, policy: "exclusive", expireInSeconds: 60 * MINUTE },
};

/** Makes the queue's tables, or brings them up to date. The caller holds the migration lock. */
export async function createQueues(db: Db): Promise<void> {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, settings] of Object.entries(queues)) {
      // The policy of a queue is decided when it is made.
      const { policy: _policy, ...changeable } = settings;
      if (known.has(name)) await boss.updateQueue(name, changeable);
      else await boss.createQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
