import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { getFreePort } from "./get-free-port.ts";
import type { TestApi } from "./index.ts";
import { runMain, runWorker } from "./run-main.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";
import { testConfig } from "./test-config.ts";

/** Starts two API processes and one worker on the database of the test. Returns the URLs of the APIs. */
export async function runFleet(
  { url }: TestApi,
  env: Readonly<Record<string, string>> = {},
): Promise<[string, string]> {
  const ports = [await getFreePort(), await getFreePort()] as const;
  const getUrl = (port: number) => `http://127.0.0.1:${port}`;
  const dataDir = await createTemporaryFolder();
  const shared = {
    DATABASE_URL: url,
    STORAGE_URL: pathToFileURL(join(dataDir, "files")).href,
    SECRET_KEY: testConfig.secretKeys.current,
    DATA_DIR: dataDir,
    PUBLIC_URL: getUrl(ports[0]),
    // All clients of a test have the same address.
    CONNECTIONS_PER_IP: "1000000",
    LIMIT_READS_PER_IP: "1000000",
    // A machine that is busy with something else must not reject requests.
    SHED_EVENT_LOOP_DELAY_MS: "0",
    TIMEOUT_DATABASE_POOL_SECONDS: "60",
    ...env,
  };
  await Promise.all([
    ...ports.map((port) =>
      runMain({ ...shared, MODE: "api", PORT: `${port}`, PUBLIC_URL: getUrl(port) }),
    ),
    runWorker(shared),
  ]);
  return [getUrl(ports[0]), getUrl(ports[1])];
}
