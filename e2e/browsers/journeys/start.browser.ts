import { getDots } from "../../gym.ts";
import { expectHidden, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

test.describe("the first page load", () => {
  test("requests the gyms once, and no registry", async ({
    browserPage: page,
    failingProxy: { requests },
  }) => {
    await page.goto("/");
    await expectVisible(getDots(page));

    expect(requests.filter((path) => path === "/api/gyms/search")).toHaveLength(1);
    expect(requests).not.toContain("/remotes.json");
  });

  test("shows no install prompt if the browser cannot install apps", async ({
    browserPage: page,
    failingProxy: { requests },
  }) => {
    await page.goto("/nowhere");
    await expect.poll(() => requests.join()).toContain("/install-prompt-");
    await expectVisible(page.getByRole("heading", { name: "Off route" }));

    await expectHidden(page.getByRole("region", { name: "Install Topout" }));
  });
});
