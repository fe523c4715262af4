import { removeFeature, requiredFeatures } from "../../required-features.ts";
import { expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

for (const feature of requiredFeatures) {
  test(`a browser without ${feature} shows the required versions and runs no module`, async ({
    browserPage: page,
    failingProxy,
    saveScreenshot,
  }) => {
    failingProxy.runFirst(`(${removeFeature.toString()})(${JSON.stringify(feature)});`);
    // The page never fires its load event.
    await page.goto("/", { waitUntil: "commit" });

    await expectVisible(page.getByRole("heading", { name: "This browser is too old for Topout" }));
    await expectVisible(page.getByText("Chrome 109, Edge 109 or Firefox 115, or newer"));
    expect(
      await page.evaluate(() => document.querySelector("#root, script[type=module]") === null),
    ).toBe(true);
    await saveScreenshot(`too-old-${feature}`);
  });
}
