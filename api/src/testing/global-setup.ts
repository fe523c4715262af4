import { startPostgres } from "@topout/embedded-postgres";
import type { TestProject } from "vitest/node";

import { clearRecordedResponses } from "./recorded-responses.ts";
import { createClusterFolder } from "./cluster-folder.ts";
import { createTemplate, dropTemplate } from "./template.ts";

/** Starts one PostgreSQL for the whole test run, or uses the one in TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearRecordedResponses();
  const externalUrl = process.env["TEST_DATABASE_URL"];
  const { url, isInMemory, stop } = externalUrl ? useExternal(externalUrl) : await startServer();
  const testServer = await createTemplate(url, { isInMemory });
  project.provide("testServer", testServer);
  return async () => {
    await dropTemplate(testServer);
    await stop();
  };
}

const useExternal = (url: string) => ({ url, isInMemory: false, stop: async () => undefined });

async function startServer() {
  const { path, isInMemory, remove } = await createClusterFolder();
  const { url, stop } = await startPostgres(path, { isDurable: false });
  return {
    url,
    isInMemory,
    stop: async () => {
      await stop();
      await remove();
    },
  };
}
