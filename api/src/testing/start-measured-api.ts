import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { createTestApi } from "./index.ts";
import { createAlertSteps } from "./prometheus/alert-steps.ts";
import { runMeasured } from "./run-measured.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";
import { testConfig } from "./test-config.ts";

/** Starts an API with metrics, and without a worker, so that jobs wait. */
export async function startMeasuredApi(settings: Readonly<Record<string, string>> = {}) {
  const api = await createTestApi();
  const dataDir = await createTemporaryFolder();
  const env = {
    DATABASE_URL: api.url,
    DATA_DIR: dataDir,
    STORAGE_URL: pathToFileURL(join(dataDir, "files")).href,
    SECRET_KEY: testConfig.secretKeys.current,
  };
  const program = await runMeasured({ ...env, ...settings, MODE: "api" });
  const steps = await createAlertSteps({ api: program.metricsUrl });
  return { ...program, api, env, steps };
}
