import { expect, expectHidden, expectText, expectVisible, logIn, test } from "../fixtures.ts";
import type { BrowserPage } from "../page.ts";

const map = (page: BrowserPage) => page.getByRole("listbox", { name: /^Gym map/ });
const dots = (page: BrowserPage) => map(page).getByRole("option");
const panel = (page: BrowserPage) => page.getByRole("dialog").first();
const notifications = (page: BrowserPage) => page.getByRole("region", { name: "Notifications" });

test("a climber logs in, finds a route on the map, sends it, undoes it and deletes it", async ({
  browserPage: page,
  failingProxy,
  newClimber,
  currentRoutes,
  keepScreenshot,
}) => {
  const account = await newClimber();
  const [route] = await currentRoutes();
  await logIn(page, failingProxy.url, account);
  await page.goto(failingProxy.url);
  await expectVisible(dots(page));
  await keepScreenshot("map");

  await page.goto(`${failingProxy.url}/?route=${route?.id}`);
  await expectVisible(panel(page).getByRole("button", { name: "Add Send" }));
  await keepScreenshot("panel");
  await panel(page).getByRole("button", { name: "Add Send" }).click();
  await expectText(notifications(page), "Send added");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectHidden(page.getByText("Send added"));

  await panel(page).getByRole("button", { name: "Add Attempt" }).click();
  await expectVisible(panel(page).getByRole("button", { name: /^Delete/ }));
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain("route=");
});
