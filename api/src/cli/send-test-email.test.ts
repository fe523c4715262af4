import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { startMailServer } from "../testing/mail-server.ts";
import { runTopout } from "../testing/run-topout.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

describe("topout send-test-email", () => {
  test("sends an email with SMTP_URL and MAIL_FROM", async () => {
    const { url, emails } = await startMailServer();

    const lines = await runTopout("send-test-email ana@gym.example", {
      env: { SMTP_URL: url, MAIL_FROM: "post@gym.example" },
    });

    expect(lines).toEqual(["The mail server has accepted the email."]);
    expect(emails).toMatchObject([
      { from: { address: "post@gym.example" }, to: [{ address: "ana@gym.example" }] },
    ]);
  });

  test("says why the mail server did not accept the email", async () => {
    const { url, stop } = await startMailServer();
    await stop();

    await expect(
      runTopout("send-test-email ana@gym.example", { env: { SMTP_URL: url } }),
    ).rejects.toThrow(/^The mail server did not accept the email: \w+ CONN$/);
  });

  test("writes a file without SMTP_URL", async () => {
    const DATA_DIR = await createTemporaryFolder();

    const [line] = await runTopout("send-test-email ana@gym.example", { env: { DATA_DIR } });

    expect(line).toContain(join(DATA_DIR, "outbox"));
    expect(await readdir(join(DATA_DIR, "outbox"))).toHaveLength(1);
  });

  test("rejects what is not an address", async () => {
    await expect(runTopout("send-test-email ana", { env: {} })).rejects.toThrow(
      "ana is not an email address",
    );
  });
});
