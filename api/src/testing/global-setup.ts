import { startPostgres } from "@topout/embedded-postgres";
import type { TestProject } from "vitest/node";

import { clearRecordedResponses } from "./recorded-responses.ts";
import { createClusterFolder } from "./cluster-folder.ts";
import { createTemplate, dropTemplate } from "./template.ts";

/** Starts one PostgreSQL for the whole test run, or uses the one in TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearRecordedResponses();
  const externalUrl = process.env["TEST_DATABASE_URL"];
  const { url, inMemory, stop } = externalUrl ? useExternal(externalUrl) : await startServer();
  const template = await createTemplate(url, { inMemory });
  project.provide("testDatabase", template);
  return async () => {
    await dropTemplate(template);
    await stop();
  };
}

const useExternal = (url: string) => ({ url, inMemory: false, stop: async () => undefined });

async function startServer() {
  const { path, inMemory, remove } = await createClusterFolder();
  const { url, stop } = await startPostgres(path, { durable: false });
  return {
    url,
    inMemory,
    stop: async () => {
      await stop();
      await remove();
    },
  };
}
