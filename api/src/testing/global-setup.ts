import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { startEmbedded } from "../database/embedded/embedded.ts";
import { endAbandoned, folderPrefix } from "./abandoned.ts";
import { forgetAnswers } from "./answers.ts";
import { makeTemplate, removeTemplate } from "./template.ts";

/** One PostgreSQL for the whole run; TEST_DATABASE_URL names another one to use. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetAnswers();
  const given = process.env["TEST_DATABASE_URL"];
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startServer();
  const template = await makeTemplate(url);
  project.provide("testDatabase", template);
  return async () => {
    await removeTemplate(template);
    await stop();
  };
}

async function startServer() {
  await endAbandoned();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix(process.pid)));
  const { url, stop } = await startEmbedded(folder, { durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
