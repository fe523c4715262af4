import { getDot, getDots, getPanel } from "../../gym.ts";
import { getAddButton, getCount, getDeleteSendButton, getSentStamp } from "../../route-panel.ts";
import { getNotifications } from "../../session.ts";
import { expectHidden, expectText, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

test("a climber finds a route on the map, logs, undoes and deletes a send, and bumps an activity", async ({
  browserPage: page,
  signInAsNewClimber,
  route: { id, name },
  saveScreenshot,
}) => {
  const { username } = await signInAsNewClimber();
  await page.goto("/");
  await expectVisible(getDots(page));
  await getDot(page, name).click();
  await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
  await expectVisible(getPanel(page, name));
  await expectText(getCount(page, "Sends"), "0");
  await saveScreenshot("panel");

  await getAddButton(page, "Attempt").click();
  await expectText(getCount(page, "Attempts"), "1");
  await getAddButton(page, "Send").click();
  await expectText(getNotifications(page), "Send added");
  await getNotifications(page).getByRole("button", { name: "Undo" }).click();
  await expectText(getCount(page, "Sends"), "0");
  await getAddButton(page, "Send").click();
  await expectText(getCount(page, "Sends"), "1");
  await expectVisible(getSentStamp(page));
  await page.reload();
  await expectText(getCount(page, "Attempts"), "1");
  await expectText(getCount(page, "Sends"), "1");

  await page.goto("/feed");
  await expectText(page.getByRole("article").filter({ hasText: username }), "1 send");
  const activities = page.getByRole("article").filter({ hasText: /\d sends/ });
  const bumpButton = activities.first().getByRole("button", { name: "Bump", exact: true });
  await bumpButton.click();
  await expect.poll(() => bumpButton.getAttribute("aria-pressed")).toBe("true");
  await saveScreenshot("feed");
  await page.reload();
  await expect.poll(() => bumpButton.getAttribute("aria-pressed")).toBe("true");

  await page.goto(`/?route=${id}`);
  await getDeleteSendButton(page).click();
  await expectText(getCount(page, "Sends"), "0");
  await expectHidden(getSentStamp(page));
  await getPanel(page).getByRole("button", { name: "Close" }).click();
  await expectHidden(getPanel(page));
});
