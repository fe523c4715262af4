import { inspect } from "node:util";

import { describe, expect, test } from "vitest";

import { startMailServer } from "../testing/mail-server.ts";
import { RecipientRejectedError } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const from = "Topout <no-reply@topout.example>";
const email = {
  account: "0123456789abcdef",
  to: "ann@topout.example",
  subject: "Verify your email",
  text: "Hello ann,\n\nhttps://topout.example/verify/token\n",
  html: "<p>Hello</p>",
};

const getError = (promise: Promise<void>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe("createSmtpMailer", () => {
  test("sends the email", async () => {
    const { url, emails } = await startMailServer();

    await createSmtpMailer(url, from).send(email);

    expect(emails).toMatchObject([
      {
        from: { name: "Topout", address: "no-reply@topout.example" },
        to: [{ address: email.to }],
        subject: email.subject,
        text: expect.stringContaining(email.text.trim()),
        html: expect.stringContaining(email.html),
      },
    ]);
  });

  test("authenticates with the user and password of the URL", async () => {
    const logins: unknown[] = [];
    const { port, emails } = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        logins.push({ username, password });
        done(null, { user: username });
      },
    });

    await createSmtpMailer(`smtp://post%40topout:p%40ss@127.0.0.1:${port}`, from).send(email);

    expect(logins).toEqual([{ username: "post@topout", password: "p@ss" }]);
    expect(emails).toHaveLength(1);
  });

  test("does not log in to a server without TLS if the URL requires it", async () => {
    const logins: unknown[] = [];
    const { port, emails } = await startMailServer({
      onAuth: (auth, _session, done) => {
        logins.push(auth);
        done(null, { user: "post" });
      },
    });
    const url = `smtp://post:hunter2@127.0.0.1:${port}?requireTLS=true`;

    const error = await getError(createSmtpMailer(url, from).send(email));

    expect(error?.message).toMatch(/^The mail server did not accept the email: ETLS /);
    expect([logins, emails]).toEqual([[], []]);
  });

  test("rejects a wrong password without revealing it", async () => {
    const { port } = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error("wrong: hunter2")),
    });

    const error = await getError(
      createSmtpMailer(`smtp://post:hunter2@127.0.0.1:${port}`, from).send(email),
    );

    expect(error?.message).toMatch(
      /^The mail server did not accept the email: EAUTH AUTH \w+ 535$/,
    );
    expect(error).not.toBeInstanceOf(RecipientRejectedError);
    expect(inspect(error)).not.toContain("hunter2");
  });

  test.each([
    [550, true],
    [450, false],
  ])("reports response code %i as a permanent rejection: %s", async (responseCode, isPermanent) => {
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no <${address}> here`), { responseCode })),
    });

    const error = await getError(createSmtpMailer(url, from).send(email));

    expect(error instanceof RecipientRejectedError).toBe(isPermanent);
    expect(error?.message).toContain(String(responseCode));
    expect(inspect(error)).not.toContain("ann@");
  });

  test("does not report a rejected sender as a rejected recipient", async () => {
    const { url } = await startMailServer({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error("not you"), { responseCode: 550 })),
    });

    expect(await getError(createSmtpMailer(url, from).send(email))).not.toBeInstanceOf(
      RecipientRejectedError,
    );
  });

  test("rejects if the server is down", async () => {
    const { url, stop } = await startMailServer();
    await stop();

    const error = await getError(createSmtpMailer(url, from).send(email));

    expect(error?.message).toMatch(/^The mail server did not accept the email: \w+ CONN$/);
  });
});
