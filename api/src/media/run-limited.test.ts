import { expect, test } from "vitest";

import { runLimited } from "./run-limited.ts";

const runScript = (script: string, timeoutMs?: number) =>
  runLimited([process.execPath, "-e", script], timeoutMs);

test("returns the output of the program", async () => {
  expect((await runScript("console.log('upright')")).toString()).toBe("upright\n");
});

test("passes no environment variables", async () => {
  const output = await runScript("console.log(Object.keys(process.env).join())");

  // The shell adds them.
  expect(output.toString().trim().split(",")).toEqual(
    expect.not.arrayContaining(["PATH", "SECRET_KEY", "DATABASE_URL"]),
  );
});

test.runIf(process.platform === "linux")("ends a program that needs 2 GB", async () => {
  await expect(runScript("Buffer.alloc(2 ** 31).fill(1)")).rejects.toThrow("allocation failed");
  await expect(runScript("Buffer.alloc(2 ** 26).fill(1)")).resolves.toBeDefined();
});

test("ends a program that takes too long", async () => {
  await expect(runScript("setInterval(() => undefined, 1_000)", 500)).rejects.toMatchObject({
    signal: "SIGKILL",
  });
});
