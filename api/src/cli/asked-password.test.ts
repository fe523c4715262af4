import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { runOnTerminal } from "../testing/run-on-terminal.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

describe("a password that is asked for", { timeout: 60_000 }, () => {
  const askForIt = async () => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    const program = [join(import.meta.dirname, "topout.ts"), "create-admin"];
    const whom = ["--email", "ana@gym.example", "--username", "ana"];
    const env = { DATABASE_URL: url, DATA_DIR: await temporaryFolder() };
    return runOnTerminal([...program, ...whom], env);
  };

  test("is typed twice and never shown", async () => {
    const talk = await askForIt();

    await talk.shows("Password: ");
    talk.type("boulder\r");
    await talk.shows("The same again: ");
    talk.type("boulder\r");

    const { code, shown } = await talk.ended;
    expect(shown.split("\r\n")).toEqual([
      "Password: ",
      "The same again: ",
      "ana is an admin, and logs in with ana@gym.example.",
      "",
    ]);
    expect(code).toBe(0);
  });

  test("that was mistyped makes nobody an admin", async () => {
    const talk = await askForIt();

    await talk.shows("Password: ");
    talk.type("boulder\r");
    await talk.shows("The same again: ");
    talk.type("bolder\r");

    const { code, shown } = await talk.ended;
    expect(shown).toContain("These are two passwords");
    expect(code).toBe(2);
  });

  test("may be left with Ctrl+C", async () => {
    const talk = await askForIt();

    await talk.shows("Password: ");
    talk.type("\u0003");

    expect((await talk.ended).code).toBe(130);
  });
});
