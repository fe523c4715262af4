import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

import { expect, onTestFinished, test, vi } from "vitest";

import { ROLLOUT } from "../../releases/testing/registry-text.ts";
import { openRolloutApi } from "../client-reports/testing/rollout-client.ts";

/** Denies all writes. The tests can run as root, who may write in every folder. */
function denyWriteAccess(): void {
  const { access } = fs;
  const spy = vi.spyOn(fs, "access").mockImplementation(async (path, mode) => {
    if (mode !== fs.constants.W_OK) return access(path, mode);
    throw Object.assign(new Error("Read-only file system"), { code: "EROFS" });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test("a program that may only read the releases says so once in the log, and on the page", async () => {
  const { look, readHealth, readLog } = await openRolloutApi();
  const rollout = { remote: "climber", release: ROLLOUT.hash };
  await look();
  expect((await readHealth()).rollouts).toEqual([{ ...rollout, can_halt: true }]);
  expect(readLog()).toEqual([]);

  denyWriteAccess();
  for (let n = 0; n < 3; n += 1) await look();

  expect((await readHealth()).rollouts).toEqual([{ ...rollout, can_halt: false }]);
  expect(readLog()).toMatchObject([
    {
      ...rollout,
      msg: "rollouts cannot halt",
      reason: "The program may not write the registry or the history of releases",
    },
  ]);
});
