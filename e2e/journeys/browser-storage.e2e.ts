import type { BrowserContext, Page } from "@playwright/test";

import {
  listEmails,
  readBrowserStorage,
  selectEnded,
  selectUndeclared,
  toNames,
} from "../browser-storage.ts";
import { readStoredValue } from "../indexed-db.ts";
import { createPen, createSquare, expect, openEditor, test } from "../layout-editor.ts";
import { ADMIN, logInOnLoginScreen } from "../other-browser.ts";
import { openWithOutbox, readOutbox } from "../outbox.ts";
import { getAddButton } from "../route-panel.ts";
import { LISTS, OWN_LISTS, waitUntilDataStored } from "../service-worker.ts";
import { getLoginLink, getUserMenu, signOut } from "../session.ts";

const DRAFT_TEXT = "Not for the next admin";

const getGymName = (page: Page) => page.getByLabel("Name", { exact: true });
const getAbout = (page: Page) => page.getByRole("textbox", { name: "About" });
const getDraftNotice = (page: Page) => page.getByText("We restored your unsaved changes.");

/** Leaves drafts in forms whose changes are not saved. The last screen is the settings. */
async function leaveDrafts(page: Page) {
  await page.goto("/create_gym");
  await getGymName(page).fill(DRAFT_TEXT);
  await openEditor(page, "lines");
  await page.getByRole("button", { name: "Add line" }).click();
  await (await createPen(page)).draw(createSquare(-20, -20, 40));
  await page.goto("/settings");
  await getAbout(page).fill(DRAFT_TEXT);
}

async function visitStaffScreens(page: Page, username: string) {
  await page.goto("/admin");
  await expect(page.getByText("setter@topout.example", { exact: true })).toBeVisible();
  await page.goto(`/admin?q=${username}`);
  const adminSwitch = page.getByRole("switch", { name: `Admin: ${username}` });
  await adminSwitch.click();
  await expect(adminSwitch).toBeChecked();
  await page.goto("/admin/audit");
  await expect(page.getByRole("list", { name: "Changes" })).toContainText(username);
  await page.goto("/admin/releases");
  await expect(page.getByRole("heading", { name: "Releases", exact: true })).toBeVisible();
}

/** The server gets no climbs from any tab. */
const failClimbs = (context: BrowserContext) =>
  context.route("**/api/climbs/**", (call) =>
    call.request().method() === "GET" ? call.fallback() : call.abort(),
  );

async function openPanel(page: Page, { id }: { readonly id: string }) {
  await page.goto(`/?route=${id}`);
  await expect(getAddButton(page, "Attempt")).toBeVisible();
}

/** Confirms a sign-out while taps wait. */
async function confirmSignOut(page: Page) {
  const dialog = page.getByRole("alertdialog", { name: "Sign out?" });
  await dialog.getByRole("button", { name: "Sign out" }).click();
}

const readQueries = async (page: Page) =>
  JSON.stringify((await readStoredValue(page, "queries", "queries")) ?? "");

const readNames = async (page: Page) => toNames(await readBrowserStorage(page));

test.describe("what the browser stores", () => {
  test.use({ serviceWorkers: "allow" });

  test("is declared, and a sign-out in any tab leaves only a user's waiting taps @sweep", async ({
    page,
    context,
    signInAs,
    seed,
  }) => {
    test.slow();
    // Leaving a form with changes asks for confirmation.
    page.on("dialog", (dialog) => void dialog.accept());
    const nextAdmin = await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();

    await test.step("an admin uses the app", async () => {
      await signInAs("admin");
      await page.goto("/");
      await waitUntilDataStored(page, [...LISTS, ...OWN_LISTS]);
      await visitStaffScreens(page, nextAdmin.username);
      await page.goto("/feed");
      await expect(page.getByRole("article").first()).toBeVisible();
      await failClimbs(context);
      await openWithOutbox(page, () => openPanel(page, route));
      await getAddButton(page, "Attempt").click();
      await expect.poll(async () => (await readOutbox(page)).length).toBe(1);
      // Results are stored once a second, and a page that is left earlier stores none.
      await expect.poll(() => readQueries(page)).toContain('"mine"');
      await leaveDrafts(page);
      await expect
        .poll(() => readNames(page))
        .toContainEqual(expect.stringMatching(/^local topout\.draft\..*\.settings/));
    });

    const used = await readBrowserStorage(page);
    expect(toNames(selectUndeclared(used))).toEqual([]);
    expect(toNames(selectEnded(used))).toEqual([
      expect.stringMatching(/^cache topout-data-1-[0-9a-f]+$/),
      expect.stringMatching(/^local topout\.draft\..*\.create-gym$/),
      expect.stringMatching(/^local topout\.draft\..*\.layout\..*\.lines$/),
      expect.stringMatching(/^local topout\.draft\..*\.settings\.fields$/),
      "local topout.last-gym",
      "local topout.token",
    ]);
    expect(listEmails(used)).toEqual([ADMIN.email]);

    const otherTab = await context.newPage();
    await otherTab.goto("/");
    await signOut(otherTab);
    await confirmSignOut(otherTab);
    await expect(getLoginLink(otherTab)).toBeVisible();
    await expect(getLoginLink(page)).toBeVisible();

    for (const tab of [page, otherTab]) {
      await expect
        .poll(async () => toNames(selectEnded(await readBrowserStorage(tab))))
        .toEqual([]);
      await expect.poll(() => readQueries(tab)).not.toContain('"mine"');
      const left = await readBrowserStorage(tab);
      expect(toNames(selectUndeclared(left))).toEqual([]);
      expect(listEmails(left)).toEqual([]);
      expect(JSON.stringify(left)).not.toContain(DRAFT_TEXT);
    }
    expect(await readOutbox(page)).toHaveLength(1);
    await otherTab.close();

    await logInOnLoginScreen(page, nextAdmin);
    await expect(getUserMenu(page, nextAdmin.username)).toBeVisible();
    await page.goto("/create_gym");
    await expect(getGymName(page)).toHaveValue("");
    await openEditor(page, "lines");
    await expect(getDraftNotice(page)).toBeHidden();
    await page.goto("/settings");
    await expect(getAbout(page)).toHaveValue("");
    expect(listEmails(await readBrowserStorage(page))).toEqual([nextAdmin.email]);
  });
});
