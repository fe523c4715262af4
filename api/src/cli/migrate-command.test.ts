import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { runMain, runMainUntilExit } from "../testing/run-main.ts";
import { runTopout } from "../testing/run-topout.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

test(
  "with MIGRATE=0, the program starts only after npm run topout -- migrate",
  { timeout: 60_000 },
  async () => {
    const folder = await createTemporaryFolder();
    const env = {
      DATABASE_URL: await createEmptyDatabase(),
      DATA_DIR: folder,
      STORAGE_URL: pathToFileURL(folder).href,
      MIGRATE: "0",
    };

    const { code, stderr } = await runMainUntilExit(env);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Topout cannot start: The database has 0 of \d+ migrations\. Run npm run topout -- migrate[^\n]+\n$/,
    );

    const [line] = await runTopout("migrate", { env });
    expect(line).toMatch(/^The database has all \d+ migrations\.$/);
    const { address } = await runMain(env);
    const lines = await runTopout("migrate --finish", { env });
    expect(lines).toEqual([line, "Nothing is left that only older versions used."]);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  },
);
