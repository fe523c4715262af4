import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

import { buildApp } from "../app.ts";
import type { AppConfig } from "../config/app-config.ts";
import { createSessions } from "../auth/sessions.ts";
import { createTokens } from "../auth/tokens.ts";
import { createJobHandlers } from "../features/job-handlers.ts";
import type { LogOptions } from "../logging/log.ts";
import { createChanges } from "../lists/changes.ts";
import type { Mailer } from "../mail/mailer.ts";
import { outboxMailer } from "../mail/outbox-mailer.ts";
import { openScratchFolder } from "../files/scratch-folder.ts";
import { notingAnswers } from "./answers.ts";
import { bundledPrograms } from "./bundled-programs.ts";
import { createTestDatabase } from "./database.ts";
import { createGiven, type Given } from "./given.ts";
import { injectFetch } from "./inject-fetch.ts";
import { readOutbox } from "./outbox.ts";
import { testConfig } from "./test-config.ts";
import { openTestStorage } from "./test-storage.ts";
import { workOff } from "./work-off.ts";

export { connectBrowser } from "./browser.ts";
export { readDetail, readJson, sortStatuses } from "./read-response.ts";
export { sendJson } from "./send-json.ts";
export { TEST_PASSWORD } from "./test-config.ts";

/** What links in mails begin with. */
export const PUBLIC_URL = "https://topout.example";

/** An id that no row has. */
export const UNKNOWN_ID = "0192f0c1-7a00-7000-8000-000000000404";

interface TestSettings {
  readonly config?: Partial<AppConfig>;
  readonly log?: LogOptions;
  /** In place of the outbox. */
  readonly mailer?: Mailer;
  readonly isReady?: () => boolean;
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
type NewUser = Parameters<Given["user"]>[0];
type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The real API over a database of its own, asked in process; it goes when the test ends. */
export async function createTestApi(settings: TestSettings = {}) {
  const api = await openTestApi(settings);
  onTestFinished(api.close);
  return api;
}

/** One for all tests of a file, which leave nothing in it; `close` is for `afterAll`. */
export async function openTestApi({ config, log, mailer, isReady }: TestSettings = {}) {
  const { db, url, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "topout-files-"));
  const uploadsDir = await mkdtemp(join(tmpdir(), "topout-uploads-"));
  const storage = await openTestStorage(folder);
  const changes = createChanges(db);
  const settings = { ...testConfig, ...config };
  const app = await buildApp({
    config: settings,
    db,
    storage,
    uploadsDir,
    changes,
    log: log ?? { level: "silent" },
    ...(isReady && { isReady }),
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await drop();
    await rm(folder, { recursive: true });
    await rm(uploadsDir, { recursive: true });
  };

  const outbox = join(folder, "outbox");
  const handlers = createJobHandlers({
    config: settings,
    db,
    storage,
    mailer: mailer ?? outboxMailer(outbox, "Topout <no-reply@topout.example>"),
    publicUrl: PUBLIC_URL,
    videoPrograms: bundledPrograms,
    scratch: await openScratchFolder(uploadsDir),
    log: app.log,
  });
  const given = createGiven({ db, changes, storage });
  const sessions = createSessions(db, createTokens(settings.secretKey));
  const plain = notingAnswers(injectFetch(app));
  let signedIn: string | undefined;

  /** Asks as somebody in particular, whoever is signed in. */
  const as = (token: string | undefined): Fetch => {
    const bearer = token && { authorization: `Bearer ${token}` };
    return (path, init = {}) =>
      plain(path, {
        ...init,
        headers: { ...bearer, ...Object.fromEntries(new Headers(init.headers)) },
      });
  };

  return {
    app,
    close,
    db,
    /** Of the database. */
    url,
    storage,
    /** That the storage keeps its files in. */
    folder,
    uploadsDir,
    given,
    handlers,
    /** Does the work that is queued, to the end. */
    work: () => workOff(db, handlers, app.log),
    /** What was mailed, in the order of time. */
    mails: () => readOutbox(outbox),
    as,
    /** `fetch` with nothing added to it. */
    anonymously: plain,
    /** `fetch` as whoever signed in last. */
    fetch: (path: string, init?: RequestInit) => as(signedIn)(path, init),
    /** Makes a user with these roles and signs them in. */
    signIn: async (roles: NewUser = {}) => {
      const user = await given.user(roles);
      const token = await sessions.open(user);
      if (token === undefined) throw new Error("Who is not active cannot sign in");
      signedIn = token;
      return { user, token, fetch: as(token) };
    },
  };
}
