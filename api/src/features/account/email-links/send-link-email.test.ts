import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { openDatabase } from "../../../database/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { JobData } from "../../../database/job-queues.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { createSmtpMailer } from "../../../mail/smtp-mailer.ts";
import { createTestApi, type TestApi } from "../../../testing/index.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { runQueuedJobs } from "../../../testing/run-queued-jobs.ts";

const FROM = "Topout <no-reply@topout.example>";
const limits = { ...DEFAULT_LIMITS, emailsPerRecipient: 3 };

const enqueueEmails = (api: TestApi, ...emails: readonly JobData["send-mail"][]) =>
  api.db.transaction(async (tx) => {
    for (const email of emails) await enqueue(tx, "send-mail", email);
  });

const repeat = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

/** Lists the recipient and subject of each sent email, sorted. */
const listSubjects = async (api: TestApi) =>
  (await api.readSentEmails())
    .map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`)
    .toSorted();

const createVerification = (email: string) => ({ kind: "verify", email }) as const;
const createReset = (email: string) => ({ kind: "reset", email }) as const;

describe("the rate limit of a recipient", () => {
  test("applies to each kind of email, ignoring the case of the address", async () => {
    const api = await createTestApi({ config: { limits } });
    await api.seed.user({ email: "ann@topout.example" });
    await api.seed.user({ email: "bob@topout.example" });

    await enqueueEmails(
      api,
      ...repeat(5, createVerification("ann@topout.example")),
      ...repeat(5, createReset("Ann@topout.example")),
      createReset("bob@topout.example"),
    );
    await api.runJobs();

    expect(await listSubjects(api)).toEqual([
      ...repeat(3, "ann@topout.example: Reset your Topout password"),
      ...repeat(3, "ann@topout.example: Verify your email for Topout"),
      "bob@topout.example: Reset your Topout password",
    ]);
  });

  test("applies to all plus-addresses of a recipient together", async () => {
    const api = await createTestApi({ config: { limits } });
    const names = ["ann", "ann+a", "ann+b", "ann+c", "ann+d"];
    const emails = names.map((name) => `${name}@topout.example`);
    for (const email of emails) await api.seed.user({ email });

    await enqueueEmails(api, ...emails.map(createVerification));
    await api.runJobs();

    expect(await api.readSentEmails()).toHaveLength(3);
  });

  test("does not count jobs that send no email", async () => {
    const api = await createTestApi({ config: { limits } });
    await enqueueEmails(api, ...repeat(5, createVerification("ann@topout.example")));
    await api.runJobs();
    await api.seed.user({ email: "ann@topout.example" });

    await enqueueEmails(api, createVerification("ann@topout.example"));
    await api.runJobs();

    expect(await api.readSentEmails()).toHaveLength(1);
  });

  test("applies to all processes together", async () => {
    const api = await createTestApi({ config: { limits } });
    await api.seed.user({ email: "ann@topout.example" });
    const otherProcess = openDatabase(api.url);
    onTestFinished(otherProcess.close);
    await enqueueEmails(api, ...repeat(12, createVerification("ann@topout.example")));

    await Promise.all([api.runJobs(), api.runJobs(), runQueuedJobs(otherProcess.db, api.handlers)]);

    expect(await api.readSentEmails()).toHaveLength(3);
  });
});

test("an email to an address that nobody has verified contains no text that a stranger can choose", async () => {
  const api = await createTestApi();
  const { id } = await api.seed.user({
    email: "ann@topout.example",
    username: "win-1000.example",
    display_name: "Call +44 20 7946 0000",
    is_verified: false,
  });

  await enqueueEmails(
    api,
    createVerification("ann@topout.example"),
    createReset("ann@topout.example"),
    { kind: "change-email", user: id, email: "bob@topout.example" },
    { kind: "email-changed", user: id, email: "cat@topout.example" },
  );
  await api.runJobs();

  const emails = await api.readSentEmails();
  expect(emails).toHaveLength(4);
  for (const { text, html, subject } of emails) {
    expect(text).toMatch(/^Hi,\n/);
    expect(`${subject} ${text} ${String(html)}`).not.toMatch(/win-1000|7946/);
  }
});

describe("an unavailable mail server", () => {
  test("receives the email after a restart, and failed attempts do not count towards the limit", async () => {
    const stoppedServer = await startMailServer();
    await stoppedServer.stop();
    const runningServer = await startMailServer();
    let attempts = 0;
    const mailer: Mailer = {
      send: (email) =>
        createSmtpMailer(++attempts > 5 ? runningServer.url : stoppedServer.url, FROM).send(email),
      checkConnection: () => Promise.resolve(),
      deleteByAccount: () => Promise.resolve(),
      deleteExpired: () => Promise.resolve(),
    };
    const api = await createTestApi({ mailer, config: { limits } });
    await api.seed.user({ email: "ann@topout.example" });

    await enqueueEmails(api, createVerification("ann@topout.example"));
    await api.runJobs();

    expect(attempts).toBe(6);
    expect(runningServer.emails).toMatchObject([{ to: [{ address: "ann@topout.example" }] }]);
  });
});

describe("an email to a rejected recipient", () => {
  test("is not retried, and the log does not contain the address", async () => {
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })),
    });
    const lines: string[] = [];
    const api = await createTestApi({
      mailer: createSmtpMailer(url, FROM),
      log: { stream: { write: (line) => lines.push(line) } },
    });
    await api.seed.user({ email: "ann@topout.example" });

    await enqueueEmails(api, createVerification("ann@topout.example"));
    await api.runJobs();

    const { rows } = await api.db.execute(
      sql`select state, retry_count from pgboss.job where name = 'send-mail'`,
    );
    expect(rows).toEqual([{ state: "completed", retry_count: 0 }]);
    expect(lines.join("")).toContain("recipient rejected");
    expect(lines.join("")).not.toContain("ann@");
  });
});
