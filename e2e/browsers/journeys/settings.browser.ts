import { getBox } from "../../pointer.ts";
import { getNotifications } from "../../session.ts";
import { expectText } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

test("a climber changes the settings, and finds them after a reload", async ({
  browserPage: page,
  signInAsNewClimber,
  saveScreenshot,
}) => {
  await signInAsNewClimber();
  await page.goto("/settings");
  const about = page.getByRole("textbox", { name: "About" });
  const sends = page.getByRole("checkbox", { name: "Sends" });
  await about.pressSequentially("Slabs, mostly.");
  expect(await sends.isChecked()).toBe(true);
  await sends.click();
  await expect.poll(() => sends.isChecked()).toBe(false);
  await saveScreenshot("settings");
  // Check that the heading is inside its card. WebKit would draw a `legend` on the border.
  const cardBox = await getBox(page.getByRole("group", { name: "Visibility" }));
  const headingBox = await getBox(page.getByRole("heading", { name: "Visibility" }));
  expect(headingBox.y).toBeGreaterThan(cardBox.y + 8);
  await page.getByRole("button", { name: "Save" }).click();
  await expectText(getNotifications(page), "Settings Updated");

  await page.reload();
  await expect.poll(() => about.inputValue()).toBe("Slabs, mostly.");
  expect(await sends.isChecked()).toBe(false);
  expect(await page.getByRole("button", { name: "Save" }).isEnabled()).toBe(false);
});
