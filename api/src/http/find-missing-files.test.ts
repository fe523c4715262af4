import { rm } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createTestSite } from "../testing/test-site.ts";
import { findMissingFiles } from "./find-missing-files.ts";

test("names the missing files of the site", async () => {
  const { folder } = await createTestSite();
  const folders = { siteDir: join(folder, "site"), remotesDir: join(folder, "remotes") };
  expect(await findMissingFiles(folders)).toEqual([]);

  await rm(join(folder, "remotes"), { recursive: true });
  expect(await findMissingFiles(folders)).toEqual([
    expect.stringMatching(/\/remotes\/remotes\.json is missing: .*REMOTES_DIR/),
  ]);

  await rm(join(folder, "site/index.html"));
  expect(await findMissingFiles(folders)).toHaveLength(2);
});
