import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { runOnTerminal } from "../testing/run-on-terminal.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

describe("the password prompt", { timeout: 60_000 }, () => {
  const startPrompt = async () => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    const program = [join(import.meta.dirname, "topout.ts"), "create-admin"];
    const account = ["--email", "ana@gym.example", "--username", "ana"];
    const env = { DATABASE_URL: url, DATA_DIR: await createTemporaryFolder() };
    return runOnTerminal([...program, ...account], env);
  };

  test("reads the password twice without showing it", async () => {
    const session = await startPrompt();

    await session.waitForText("Password: ");
    session.type("boulder\r");
    await session.waitForText("Repeat the password: ");
    session.type("boulder\r");

    const { code, output } = await session.result;
    expect(output.split("\r\n")).toEqual([
      "Password: ",
      "Repeat the password: ",
      "ana is an admin and logs in with ana@gym.example.",
      "",
    ]);
    expect(code).toBe(0);
  });

  test("rejects two different passwords", async () => {
    const session = await startPrompt();

    await session.waitForText("Password: ");
    session.type("boulder\r");
    await session.waitForText("Repeat the password: ");
    session.type("bolder\r");

    const { code, output } = await session.result;
    expect(output).toContain("The passwords do not match");
    expect(code).toBe(2);
  });

  test("exits on Ctrl+C", async () => {
    const session = await startPrompt();

    await session.waitForText("Password: ");
    session.type("\u0003");

    expect((await session.result).code).toBe(130);
  });
});
