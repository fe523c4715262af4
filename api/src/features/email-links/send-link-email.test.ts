import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { openDatabase } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { smtpMailer } from "../../mail/smtp-mailer.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { startMailServer } from "../../testing/mail-server.ts";

import { workOff } from "../../testing/work-off.ts";

const FROM = "Topout <no-reply@topout.example>";
const limits = { ...DEFAULT_LIMITS, mailsPerMailbox: 3 };

const queue = (api: TestApi, ...mails: readonly JobData["send-mail"][]) =>
  api.db.transaction(async (tx) => {
    for (const mail of mails) await enqueue(tx, "send-mail", mail);
  });

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

/** Who got how many. */
const mailed = async (api: TestApi) =>
  (await api.mails()).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted();

const verifyOf = (email: string) => ({ kind: "verify", email }) as const;
const resetOf = (email: string) => ({ kind: "reset", email }) as const;

describe("one mailbox", () => {
  test("gets no more than its number of each kind in an hour, however many ask for it", async () => {
    const api = await createTestApi({ config: { limits } });
    await api.given.user({ email: "ann@topout.example" });
    await api.given.user({ email: "bob@topout.example" });

    await queue(
      api,
      ...times(5, verifyOf("ann@topout.example")),
      ...times(5, resetOf("Ann@topout.example")),
      resetOf("bob@topout.example"),
    );
    await api.work();

    expect(await mailed(api)).toEqual([
      ...times(3, "ann@topout.example: Reset your Topout password"),
      ...times(3, "ann@topout.example: Verify your email for Topout"),
      "bob@topout.example: Reset your Topout password",
    ]);
  });

  test("is the same by all the names that its owner gives it", async () => {
    const api = await createTestApi({ config: { limits } });
    const names = ["ann", "ann+a", "ann+b", "ann+c", "ann+d"];
    const emails = names.map((name) => `${name}@topout.example`);
    for (const email of emails) await api.given.user({ email });

    await queue(api, ...emails.map(verifyOf));
    await api.work();

    expect(await api.mails()).toHaveLength(3);
  });

  test("is not used up by asking for mails that nobody gets", async () => {
    const api = await createTestApi({ config: { limits } });
    await queue(api, ...times(5, verifyOf("ann@topout.example")));
    await api.work();
    await api.given.user({ email: "ann@topout.example" });

    await queue(api, verifyOf("ann@topout.example"));
    await api.work();

    expect(await api.mails()).toHaveLength(1);
  });

  test("gets no more of many processes at once", async () => {
    const api = await createTestApi({ config: { limits } });
    await api.given.user({ email: "ann@topout.example" });
    const elsewhere = openDatabase(api.url);
    onTestFinished(elsewhere.close);
    await queue(api, ...times(12, verifyOf("ann@topout.example")));

    await Promise.all([api.work(), api.work(), workOff(elsewhere.db, api.handlers)]);

    expect(await api.mails()).toHaveLength(3);
  });
});

describe("a mail server that is down", () => {
  test("gets the mail when it is up again, and the tries count for nothing", async () => {
    const down = await startMailServer();
    await down.stop();
    const up = await startMailServer();
    let tries = 0;
    const mailer: Mailer = {
      send: (mail) => smtpMailer(++tries > 5 ? up.url : down.url, FROM).send(mail),
    };
    const api = await createTestApi({ mailer, config: { limits } });
    await api.given.user({ email: "ann@topout.example" });

    await queue(api, verifyOf("ann@topout.example"));
    await api.work();

    expect(tries).toBe(6);
    expect(up.mails).toMatchObject([{ to: [{ address: "ann@topout.example" }] }]);
  });
});

describe("a recipient that the mail server refuses for good", () => {
  test("is not tried again, and the log tells that without naming them", async () => {
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })),
    });
    const lines: string[] = [];
    const api = await createTestApi({
      mailer: smtpMailer(url, FROM),
      log: { stream: { write: (line) => lines.push(line) } },
    });
    await api.given.user({ email: "ann@topout.example" });

    await queue(api, verifyOf("ann@topout.example"));
    await api.work();

    const { rows } = await api.db.execute(
      sql`select state, retry_count from pgboss.job where name = 'send-mail'`,
    );
    expect(rows).toEqual([{ state: "completed", retry_count: 0 }]);
    expect(lines.join("")).toContain("recipient rejected");
    expect(lines.join("")).not.toContain("ann@");
  });
});
