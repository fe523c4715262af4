import type { Page } from "@playwright/test";
import { feedback } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { openWithOutbox } from "../outbox.ts";
import { logClimb, openRoute } from "../route-panel.ts";
import { getNotifications, getToken } from "../session.ts";

const getVoteButton = (page: Page, name: string) =>
  getPanel(page).getByRole("group", { name: "Your vote" }).getByRole("button", { name });

const getTellButton = (page: Page) =>
  getPanel(page).getByRole("button", { name: "Tell the setters" });

async function readVote(page: Page, { id }: { readonly id: string }) {
  const response = await page.request.get(`/api${feedback.get.path.replace("{route_id}", id)}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  return feedback.get.response.parse(await response.json()).my_vote;
}

test("a vote that is changed offline is stored when the network returns, and can be taken back @sweep-desktop", async ({
  page,
  context,
  seed,
}) => {
  await seed.signInAsNewClimber();
  const route = await seed.getFirstRoute();
  await openWithOutbox(page, () => openRoute(page, route));
  await logClimb(page, "Attempt", "1");
  await expect(getVoteButton(page, "Fair")).toBeVisible();
  await context.setOffline(true);

  await getVoteButton(page, "Fair").click();
  await expect(getPanel(page).getByText("Sent when you are online")).toBeVisible();
  await getVoteButton(page, "Hard").click();
  await expect(getVoteButton(page, "Hard")).toHaveAttribute("aria-pressed", "true");
  await expect(getVoteButton(page, "Fair")).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(false);

  await expect.poll(() => readVote(page, route)).toBe("hard");
  await expect(getPanel(page).getByText("Sent when you are online")).toHaveCount(0);
  await expect(getVoteButton(page, "Hard")).toHaveAttribute("aria-pressed", "true");

  await getVoteButton(page, "Hard").click();
  await expect(getVoteButton(page, "Hard")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => readVote(page, route)).toBeNull();
});

test("a climber votes and tells the setters about a loose hold with only the keyboard @desktop", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  const route = await seed.getFirstRoute();
  await openRoute(page, route);
  await logClimb(page, "Send", "1");
  await expect(getVoteButton(page, "Soft")).toBeVisible();
  await tabTo(page, getVoteButton(page, "Soft"));
  await page.keyboard.press("Space");
  await expect(getVoteButton(page, "Soft")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => readVote(page, route)).toBe("soft");

  await tabTo(page, getTellButton(page));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Tell the setters" });
  await expect(dialog.getByRole("radio", { name: /^Loose hold/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /^Dangerous/ })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await tabTo(page, dialog.getByRole("textbox"));
  await page.keyboard.type("The big sloper before the lip turns.");
  await expect(dialog.getByText("36 / 200")).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");

  await expect(getNotifications(page)).toContainText("Sent to the setters");
  const row = getPanel(page).getByRole("button", { name: /^The setters know/ });
  await expect(row).toContainText(/Loose hold · sent \d+ \w+/);
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
});
