import { execFile, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

const UNIT = join(resolve(import.meta.dirname, "../.."), "docs/systemd/topout.service");

/** systemd rates what a service may do from 0, nothing, to 10, everything. */
const MAX_EXPOSURE = 3;

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).error === undefined;

test.runIf(hasSystemd)("the unit exposes little of the machine to the program", async () => {
  const { stdout } = await promisify(execFile)("systemd-analyze", [
    "security",
    "--offline=yes",
    UNIT,
  ]);

  const [, exposure] = /exposure level for topout\.service: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThan(MAX_EXPOSURE);
});
