import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

import { buildApp } from "../app.ts";
import type { AppConfig } from "../config/app-config.ts";
import { createSessions } from "../auth/sessions.ts";
import { createTokens } from "../auth/tokens.ts";
import { createJobHandlers } from "../features/job-handlers.ts";
import type { LogOptions } from "../logging/log.ts";
import { createChanges } from "../auth/changes.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createOutboxMailer } from "../mail/outbox-mailer.ts";
import type { FfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import type { Disk } from "../files/disk.ts";
import { openScratchFolder } from "../files/scratch-folder.ts";
import type { Storage } from "../storage/storage.ts";
import { recordResponses } from "./recorded-responses.ts";
import { removeFolder } from "./remove-folder.ts";
import { locateInstalledFfmpeg } from "./installed-ffmpeg.ts";
import { acquireTestDatabase } from "./reused-databases.ts";
import { createSeed, type Seed } from "./seed.ts";
import { injectFetch } from "./inject-fetch.ts";
import { readEmailOutbox } from "./email-outbox.ts";
import { testConfig } from "./test-config.ts";
import { createTestStorage } from "./test-storage.ts";
import { runQueuedJobs } from "./run-queued-jobs.ts";

export { addTrustCount } from "./trust-counts.ts";
export { recordFileChecksums } from "./record-file-checksums.ts";
export { getAccessToken, logIn } from "./log-in.ts";
export { connectBrowser } from "./browser.ts";
export { readDetail, readJson, readProblem, sortStatuses } from "./read-response.ts";
export { createJsonRequest } from "./create-json-request.ts";
export { TEST_LIMITS, TEST_PASSWORD, TEST_RELEASE_HISTORY } from "./test-config.ts";

/** The base URL of links in emails. */
export const PUBLIC_URL = "https://topout.example";

/** An id that no row has. */
export const UNKNOWN_ID = "0192f0c1-7a00-7000-8000-000000000404";

interface TestSettings {
  readonly config?: Partial<AppConfig>;
  readonly log?: LogOptions;
  /** Replaces the outbox. */
  readonly mailer?: Mailer;
  /** Replaces the storage of the tests. */
  readonly storage?: Storage;
  readonly isStopping?: () => boolean;
  readonly disks?: readonly Disk[];
  readonly locateFfmpeg?: FfmpegLocator;
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
const rejectOperation = {
  run: () => Promise.reject(new Error("Tests of the API run no scheduled operations")),
};
const noOperations = {
  "run-backup": rejectOperation,
  "run-drill": rejectOperation,
  "run-check": rejectOperation,
};

type NewUser = Parameters<Seed["user"]>[0];
type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Creates the real API with an empty database, for calls without a network. Closes it after the test. */
export async function createTestApi(settings: TestSettings = {}) {
  const api = await openTestApi(settings);
  onTestFinished(api.close);
  return api;
}

/** For tests that share an API and do not change its data. Call `close` in `afterAll`. */
export async function openTestApi({ config, log, mailer, ...settings }: TestSettings = {}) {
  const { db, url, drop } = await acquireTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "topout-files-"));
  const uploadsDir = await mkdtemp(join(tmpdir(), "topout-uploads-"));
  const storage = settings.storage ?? (await createTestStorage(folder));
  const changes = createChanges(db);
  const fullConfig = { ...testConfig, ...config };
  const app = await buildApp({
    ...settings,
    config: fullConfig,
    db,
    storage,
    uploadsDir,
    changes,
    log: log ?? { level: "silent" },
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await drop();
    await removeFolder(folder);
    await removeFolder(uploadsDir);
  };

  const outbox = join(folder, "outbox");
  const handlers = createJobHandlers({
    config: fullConfig,
    db,
    storage,
    mailer: mailer ?? createOutboxMailer(outbox, "Topout <no-reply@topout.example>"),
    publicUrl: PUBLIC_URL,
    locateFfmpeg: locateInstalledFfmpeg,
    scratch: await openScratchFolder(uploadsDir),
    renderDemoVideos: () => Promise.reject(new Error("Tests of the API have no demo")),
    operations: noOperations,
    log: app.log,
  });
  const seed = createSeed({ db, changes, storage });
  const tokens = createTokens(fullConfig.secretKeys);
  const sessions = createSessions(db, tokens, fullConfig.sessionIdle);
  const fetchApi = recordResponses(injectFetch(app));
  let currentToken: string | undefined;

  /** Returns a `fetch` with this token. */
  const fetchAs = (token: string | undefined): Fetch => {
    const authorization = token && { authorization: `Bearer ${token}` };
    return (path, init = {}) =>
      fetchApi(path, {
        ...init,
        headers: { ...authorization, ...Object.fromEntries(new Headers(init.headers)) },
      });
  };

  const createToken = async (user: Parameters<typeof sessions.create>[0]) => {
    const token = await sessions.create(user);
    if (token === undefined) throw new Error("An inactive user cannot sign in");
    return token;
  };

  return {
    app,
    close,
    db,
    /** The database URL. */
    url,
    storage,
    /** The folder of the storage. */
    folder,
    uploadsDir,
    seed,
    handlers,
    /** Runs all queued jobs. */
    runJobs: () => runQueuedJobs(db, handlers, app.log),
    /** The sent emails, oldest first. */
    readSentEmails: () => readEmailOutbox(outbox),
    fetchAs,
    /** `fetch` without a token. */
    fetchAnonymously: fetchApi,
    /** `fetch` as the user who signed in last. */
    fetch: (path: string, init?: RequestInit) => fetchAs(currentToken)(path, init),
    /** Creates a user and signs in. */
    signIn: async (values: NewUser = {}) => {
      const user = await seed.user(values);
      currentToken = await createToken(user);
      return { user, token: currentToken, fetch: fetchAs(currentToken) };
    },
    /** Starts another session of a user. */
    signInAgain: async (user: Parameters<typeof createToken>[0]) =>
      fetchAs(await createToken(user)),
  };
}
