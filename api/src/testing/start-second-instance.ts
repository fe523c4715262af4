import { onTestFinished } from "vitest";

import { buildApp } from "../app.ts";
import type { AppConfig } from "../config/app-config.ts";
import { openDatabase } from "../database/database.ts";
import type { TestApi } from "./index.ts";
import { injectFetch } from "./inject-fetch.ts";
import { testConfig } from "./test-config.ts";

/** Starts another app with the same database, as a second process would. Returns its `fetch`. */
export async function startSecondInstance(
  { url, storage, uploadsDir }: Pick<TestApi, "url" | "storage" | "uploadsDir">,
  config: Partial<AppConfig> = {},
) {
  const { db, close } = openDatabase(url, { maxConnections: 2 });
  const app = await buildApp({
    config: { ...testConfig, ...config },
    db,
    storage,
    uploadsDir,
    log: { level: "silent" },
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return injectFetch(app);
}
