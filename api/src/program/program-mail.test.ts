import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createFastApiUsersClient } from "../testing/fastapi-users-client.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { readEmailOutbox } from "../testing/email-outbox.ts";
import { runMainUntilExit, runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const ann = { username: "ann", email: "ann@topout.example", password: "fresh-chalk" };

describe("the program", { timeout: 60_000 }, () => {
  test("sends emails over SMTP, from MAIL_FROM, with links to PUBLIC_URL", async () => {
    const logins: string[] = [];
    const mailServer = await startMailServer({
      authOptional: false,
      onAuth: ({ username = "", password = "" }, _session, done) => {
        logins.push(`${username} ${password}`);
        done(null, { user: username });
      },
    });
    const data = await createTemporaryFolder();
    // The program prints PUBLIC_URL only, so the test chooses the port.
    const port = await getFreePort();
    const { getOutput } = await runMain({
      DATA_DIR: data,
      PORT: String(port),
      SMTP_URL: `smtp://post:hunter2@127.0.0.1:${mailServer.port}`,
      MAIL_FROM: "Topout Leeds <post@topout.example>",
      PUBLIC_URL: "http://climb.topout.example",
      UNENCRYPTED_HOSTS: "climb.topout.example",
    });

    await createFastApiUsersClient(`http://127.0.0.1:${port}`).register(ann);

    await expect.poll(() => mailServer.emails.length, { timeout: 20_000 }).toBe(1);
    // The worker also logs in at its start.
    expect(new Set(logins)).toEqual(new Set(["post hunter2"]));
    expect(mailServer.emails).toMatchObject([
      {
        from: { name: "Topout Leeds", address: "post@topout.example" },
        to: [{ address: ann.email }],
        text: expect.stringMatching(/^http:\/\/climb\.topout\.example\/verify\/\S+$/m),
      },
    ]);
    expect(await readEmailOutbox(join(data, "outbox"))).toEqual([]);
    expect(getOutput()).not.toContain("hunter2");
  });

  test("logs at the start that the mail server cannot be used, without its password", async () => {
    const mailServer = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error("wrong: hunter2")),
    });

    const { getOutput } = await runMain({
      DATA_DIR: await createTemporaryFolder(),
      SMTP_URL: `smtp://post:hunter2@127.0.0.1:${mailServer.port}`,
    });

    await expect
      .poll(getOutput, { timeout: 20_000 })
      .toMatch(
        /"reason":"The mail server cannot be used: EAUTH[^"]*","msg":"emails cannot be sent"/,
      );
    expect(getOutput()).not.toContain("hunter2");
  });

  test("rejects an invalid SMTP_URL in one line, without printing its password", async () => {
    const { code, stderr } = await runMainUntilExit({
      DATA_DIR: await createTemporaryFolder(),
      SMTP_URL: "post:hunter2@mail.topout.example",
    });

    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(/SMTP_URL must be/)]);
    expect(stderr).not.toContain("hunter2");
  });
});
