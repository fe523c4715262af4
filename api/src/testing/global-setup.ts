import { startPostgres } from "@topout/embedded-postgres";
import type { TestProject } from "vitest/node";

import { forgetAnswers } from "./answers.ts";
import { createClusterFolder } from "./cluster-folder.ts";
import { makeTemplate, removeTemplate } from "./template.ts";

/** One PostgreSQL for the whole run; TEST_DATABASE_URL names another one to use. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetAnswers();
  const given = process.env["TEST_DATABASE_URL"];
  const { url, inMemory, stop } = given ? somebodys(given) : await startServer();
  const template = await makeTemplate(url, { inMemory });
  project.provide("testDatabase", template);
  return async () => {
    await removeTemplate(template);
    await stop();
  };
}

const somebodys = (url: string) => ({ url, inMemory: false, stop: async () => undefined });

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
