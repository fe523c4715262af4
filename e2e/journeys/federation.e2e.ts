import { rename } from "node:fs/promises";
import path from "node:path";

import type { Page, Response } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { remoteScreens } from "../remote-screens.ts";

/** Text that only the code of one library contains. */
const fingerprints = {
  react: "React.Children.only expected to receive",
  "react-dom": "data-precedence",
  router: "useRoutes() may be used only in the context of a <Router>",
  "styled-components": "data-styled-version",
  "query client": "No QueryClient set",
  "the stores of shared": "topout.token",
};

const expectedCopies = Object.fromEntries(Object.keys(fingerprints).map((library) => [library, 1]));

interface Script {
  readonly url: string;
  readonly text: string;
}

const countCopies = (scripts: readonly Script[]) =>
  Object.fromEntries(
    Object.entries(fingerprints).map(([library, fingerprint]) => [
      library,
      new Set(scripts.filter(({ text }) => text.includes(fingerprint)).map(({ url }) => url)).size,
    ]),
  );

/** Collects the source of every script that the page loads. */
function collectScripts(page: Page) {
  const scripts: Promise<Script>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.text().then((text) => ({ url: response.url(), text })));
  };
  page.on("response", collect);
  return () => {
    // Prefetched scripts may not arrive before the journey ends.
    page.off("response", collect);
    return Promise.all(scripts);
  };
}

test.describe("the page loads one copy of each shared library", () => {
  for (const { remote, path: screenPath, role, locate } of remoteScreens) {
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
    const release = path.join(isolatedProgram.remotesDir, "feedProfile");
    await rename(release, `${release}.gone`);
    await page.goto(`${isolatedProgram.url}/feed`);

    await expect(page.getByRole("alert")).toContainText("The feed couldn't load");
    await page
      .getByRole("link", { name: /Dashboard|Home/ })
      .first()
      .click();
    await expect(page.getByRole("option").first()).toBeVisible();

    await page.getByRole("link", { name: "Feed" }).first().click();
    await expect(page.getByRole("alert")).toContainText("The feed couldn't load");
    await rename(`${release}.gone`, release);
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
