import { inspect } from "node:util";

import { describe, expect, test } from "vitest";

import { startMailServer } from "../testing/mail-server.ts";
import { RecipientRefused } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const from = "Topout <no-reply@topout.example>";
const mail = {
  to: "ann@topout.example",
  subject: "Verify your email",
  text: "Hello ann,\n\nhttps://topout.example/verify/token\n",
  html: "<p>Hello</p>",
};

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe("a mail over SMTP", () => {
  test("arrives as it was written", async () => {
    const { url, mails } = await startMailServer();

    await smtpMailer(url, from).send(mail);

    expect(mails).toMatchObject([
      {
        from: { name: "Topout", address: "no-reply@topout.example" },
        to: [{ address: mail.to }],
        subject: mail.subject,
        text: expect.stringContaining(mail.text.trim()),
        html: expect.stringContaining(mail.html),
      },
    ]);
  });

  test("shows the server the user and the password of its address", async () => {
    const logins: unknown[] = [];
    const { port, mails } = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        logins.push({ username, password });
        done(null, { user: username });
      },
    });

    await smtpMailer(`smtp://post%40topout:p%40ss@127.0.0.1:${port}`, from).send(mail);

    expect(logins).toEqual([{ username: "post@topout", password: "p@ss" }]);
    expect(mails).toHaveLength(1);
  });

  test("fails for another try where the password is wrong, and does not tell it", async () => {
    const { port } = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error("wrong: hunter2")),
    });

    const failure = await failureOf(
      smtpMailer(`smtp://post:hunter2@127.0.0.1:${port}`, from).send(mail),
    );

    expect(failure?.message).toMatch(/^The mail server did not take a mail: EAUTH AUTH \w+ 535$/);
    expect(failure).not.toBeInstanceOf(RecipientRefused);
    expect(inspect(failure)).not.toContain("hunter2");
  });

  test.each([
    [550, true],
    [450, false],
  ])("to a recipient refused with %i is lost for good: %s", async (responseCode, forGood) => {
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no <${address}> here`), { responseCode })),
    });

    const failure = await failureOf(smtpMailer(url, from).send(mail));

    expect(failure instanceof RecipientRefused).toBe(forGood);
    expect(failure?.message).toContain(String(responseCode));
    expect(inspect(failure)).not.toContain("ann@");
  });

  test("fails for another try where the sender is refused, which is nobody's fault but ours", async () => {
    const { url } = await startMailServer({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error("not you"), { responseCode: 550 })),
    });

    expect(await failureOf(smtpMailer(url, from).send(mail))).not.toBeInstanceOf(RecipientRefused);
  });

  test("fails for another try while the server is down", async () => {
    const { url, stop } = await startMailServer();
    await stop();

    const failure = await failureOf(smtpMailer(url, from).send(mail));

    expect(failure?.message).toMatch(/^The mail server did not take a mail: \w+ CONN$/);
  });
});
