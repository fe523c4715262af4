import { rename } from "node:fs/promises";
import path from "node:path";

import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { collectScripts, countCopies, expectedCopies } from "../library-copies.ts";
import { remoteScreens } from "../remote-screens.ts";

test.describe("the page loads one copy of each shared library", () => {
  for (const { remote, path: screenPath, role, locate } of selectCases(
    remoteScreens.slice(0, 1),
    remoteScreens.slice(1),
  )) {
    test(`with ${remote}`, async ({ page, signInAs }) => {
      await signInAs(role);
      const getScripts = collectScripts(page);
      await page.goto(screenPath);
      await expect(locate(page)).toBeVisible();

      const loadedScripts = await getScripts();
      expect(loadedScripts.some(({ url }) => url.includes(`/remotes/${remote}/`))).toBe(true);
      expect(countCopies(loadedScripts)).toEqual(expectedCopies);
    });
  }
});

test.describe("a remote whose files are missing", () => {
  test("does not affect other screens, and Retry loads it when the files are back", async ({
    page,
    isolatedProgram,
  }) => {
    const remoteFolder = path.join(isolatedProgram.remotesDir, "feedProfile");
    await rename(remoteFolder, `${remoteFolder}.gone`);
    await page.goto(`${isolatedProgram.url}/feed`);

    await expect(page.getByRole("alert")).toContainText("The feed couldn't load");
    await page
      .getByRole("link", { name: /Dashboard|Home/ })
      .first()
      .click();
    await expect(page.getByRole("option").first()).toBeVisible();

    await page.getByRole("link", { name: "Feed" }).first().click();
    await expect(page.getByRole("alert")).toContainText("The feed couldn't load");
    await rename(`${remoteFolder}.gone`, remoteFolder);
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
