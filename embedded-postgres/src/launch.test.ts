import { spawnSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "./testing/temporary-folder.ts";

const launchModule = JSON.stringify(join(import.meta.dirname, "launch.ts"));
/** Calls `launch` in a separate process, which exits only when no timer is left. */
const program = `
  import { launch } from ${launchModule};
  const [postgres, folder] = process.argv.slice(1);
  const cluster = { account: { prefix: [] }, binaries: { postgres }, folder, pgData: folder };
  await launch(cluster, folder, { isDurable: false }).catch((error) => console.log(error.message));`;

describe("launch", { timeout: 60_000 }, () => {
  test("stops probing when a signal kills the server before it is ready", async () => {
    const folder = join(await createTemporaryFolder(), "data");
    await mkdir(folder);
    const postgres = join(folder, "postgres");
    await writeFile(postgres, "#!/bin/sh\nkill -KILL $$\n");
    await chmod(postgres, 0o755);

    const args = ["--input-type=module", "--eval", program, postgres, folder];
    const { status, stdout } = spawnSync(process.execPath, args, {
      encoding: "utf8",
      timeout: 30_000,
    });

    expect(stdout).toMatch(/does not start: it reported no reason/);
    expect(status).toBe(0);
  });
});
