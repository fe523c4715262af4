import type { Page } from "@playwright/test";
import { auth, feedback, type Route } from "@topout/shared/contract";
import { seedRunningProgram } from "@topout/api/seed-running-program";

import { getPanel } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { logInOnLoginScreen, openPageOfOtherUser } from "../other-browser.ts";
import { createRoute, expect, test as base } from "../route-setting.ts";
import { getNotifications, getToken } from "../session.ts";
import { PHONE } from "../viewport.ts";

interface Climber {
  readonly id: string;
  /** A phone. */
  readonly page: Page;
}

interface Fixtures {
  /** A climber of the gym, in another browser. */
  readonly climber: Climber;
}

const test = base.extend<Fixtures>({
  climber: async ({ browser, siteUrl, isolatedProgram, gym, seed }, use) => {
    const page = await openPageOfOtherUser(browser, siteUrl, { viewport: PHONE });
    const account = seed.createCredentials();
    const registration = await page.request.post(`/api${auth.register.path}`, { data: account });
    const { id } = auth.register.response.parse(await registration.json());
    await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
      insert.updateUser(id, { home_gym: gym.gymId }),
    );
    await logInOnLoginScreen(page, account);
    await expect(page).toHaveURL("/");
    await use({ id, page });
    await page.context().close();
  },
});

/** Sends a note about a loose hold, without a text. */
async function tellSetters(page: Page, { id }: Route) {
  await page.goto(`/?route=${id}`);
  await getPanel(page).getByRole("button", { name: "Tell the setters" }).click();
  const dialog = page.getByRole("dialog", { name: "Tell the setters" });
  await dialog.getByRole("radio", { name: /^Loose hold/ }).click();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toHaveCount(0);
}

async function countNotes(page: Page, { id }: Route) {
  const response = await page.request.get(`/api${feedback.get.path.replace("{route_id}", id)}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  return feedback.get.response.parse(await response.json()).my_notes.length;
}

const getKnownRow = (page: Page) =>
  getPanel(page).getByRole("button", { name: /^The setters know/ });

test("a loose hold from a phone is on the list of the setter, who fixes it @sweep-desktop", async ({
  page,
  openRouteSetting,
  gym,
  climber,
}) => {
  const route = await createRoute(page, gym, "P4");
  await tellSetters(climber.page, route);
  await expect(getKnownRow(climber.page)).toBeVisible();
  await expect.poll(() => countNotes(climber.page, route)).toBe(1);

  await openRouteSetting();
  await expect(page.getByRole("listitem").filter({ hasText: "P4" })).toContainText("Loose hold");
  await page.goto("/route_setting/notes");
  await expect(page.getByText("1 open")).toBeVisible();
  await page.getByRole("button", { name: "Done: loose hold, P4" }).click();
  await expect(getNotifications(page)).toContainText("P4 is done");
  await expect(page.getByRole("heading", { name: "Nothing to fix" })).toBeVisible();

  await climber.page.reload();
  await expect(
    getPanel(climber.page).getByRole("button", { name: /^Fixed \d+ \w+/ }),
  ).toBeVisible();
});

test("a setter fixes one thing after the other with only the keyboard @desktop", async ({
  page,
  isolatedProgram,
  gym,
  climber,
}) => {
  const route_id = (await createRoute(page, gym, "P4")).id;
  const other = await createRoute(page, gym, "P5");
  await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
    const note = { user_id: climber.id, route_id };
    await insert.note({ ...note, kind: "dangerous", text: "Bolt head sticks out" });
    await insert.note({ ...note, text: "Turns" });
    await insert.note({ ...note, route_id: other.id, time: new Date(Date.now() - 60_000) });
  });
  await page.goto("/route_setting/notes");
  const getRow = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(page.getByText("3 open")).toBeVisible();

  await tabTo(page, getRow("Done: dangerous, P4"));
  await page.keyboard.press("Enter");
  await expect(getRow("Loose hold, P4")).toBeFocused();
  await page.keyboard.press("Enter");
  const detail = page.getByRole("complementary", { name: "Loose hold, P4" });
  await expect(detail).toContainText("“Turns”");
  await tabTo(page, detail.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");

  await expect(getRow("Loose hold, P5")).toBeFocused();
  await expect(detail).toHaveCount(0);
  await expect(page.getByText("1 open")).toBeVisible();
});

test("a climber who has sent 20 notes today is sent to the desk @phone @sweep", async ({
  page,
  isolatedProgram,
  gym,
  climber,
}) => {
  const route = await createRoute(page, gym, "P4");
  await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
    for (let number = 0; number < 20; number += 1) {
      await insert.note({ user_id: climber.id, route_id: route.id, kind: "fun" });
    }
  });

  await tellSetters(climber.page, route);

  await expect(getNotifications(climber.page)).toContainText(
    "You have sent 20 notes today. Tell the desk if it cannot wait.",
  );
  await expect(
    getPanel(climber.page).getByRole("button", { name: "Tell the setters" }),
  ).toBeVisible();
});
