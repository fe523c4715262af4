/** Releases of the admin remote that change its audit screen. */
import type { Page } from "@playwright/test";

import { test } from "./fixtures.ts";
import type { Program } from "./program.ts";
import { openPublication, releaseVariant } from "./release-variant.ts";

/** Changes a script so that a field of the audit screen has another name. */
export const renameField = (script: string) => script.replaceAll("`Changed by`", "`Edited by`");

/** Releases the admin remote with a renamed field of the audit screen. */
export const releaseRenamedField = (program: Program) =>
  releaseVariant(program, { remote: "admin", change: renameField });

export const getField = (page: Page, name: "Changed by" | "Edited by") =>
  page.getByRole("searchbox", { name });

export const openAudit = (page: Page) => page.getByRole("link", { name: "Audit" }).click();

export const getUserSearch = (page: Page) =>
  page.getByRole("searchbox", { name: "Search username or email" });

/** Opens the users of the admin remote. */
export async function openUsers(page: Page) {
  await page.goto("/admin");
  await getUserSearch(page).waitFor();
}

/** Runs the journeys on an isolated program, and restores its live releases after each journey. */
export function useIsolatedReleases() {
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  let registry: string;
  test.beforeEach(async ({ isolatedProgram }) => {
    registry = (await openPublication(isolatedProgram).target.registry.read()) ?? "";
  });
  test.afterEach(({ isolatedProgram }) =>
    openPublication(isolatedProgram).target.registry.update(() => registry),
  );
}
