import type { Page } from "@playwright/test";
import { blocks, climbs, type UserRef, users, type Video, videos } from "@topout/shared/contract";

import { showNewVideo } from "./new-video.ts";
import { clickButton, type ScreenState } from "./screen-state.ts";

const locateDialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });

/** Chooses an item of the menu of this person's profile. */
const chooseFromProfileMenu = (username: string, item: string) => async (page: Page) => {
  await clickButton(`More about ${username}`)(page);
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

/** Names of the largest length, which must not break their rows. */
const LONG_NAMES = [
  "Wolfeschlegelsteinhausenbergerdorffzeile",
  "محمد عبد الرحمن بن عبد الله الخوارزمي",
  "👩‍🚀 王小明",
];

/** Lets the settings show blocked people. A real block would change the account that all journeys share. */
async function mockBlocks(page: Page) {
  const people = LONG_NAMES.map((display_name, index): UserRef => ({
    id: `00000000-0000-7000-8000-00000000000${index}`,
    username: `a_username_with_thirty_letters${index}`.slice(-30),
    display_name,
    has_profile_photo: false,
  }));
  await page.route(`**/api${blocks.mine.path}`, (route) => route.fulfill({ json: people }));
  await page.reload();
}

/** Turns on the beta guard for a user without climbs. The settings of the shared account stay. */
async function mockGuard(page: Page) {
  await page.route(`**/api${users.me.path}`, async (route) => {
    const response = await route.fetch();
    const me = users.me.response.parse(await response.json());
    await route.fulfill({
      response,
      json: { ...me, settings: { ...me.settings, guard_beta: true } },
    });
  });
  await page.route(`**/api${climbs.mine.path}*`, (route) => route.fulfill({ json: [] }));
}

/** Returns the newest video that is not of the demo's climber. */
async function findVideo(page: Page): Promise<Video> {
  const response = await page.request.get(`/api${videos.feed.path}`);
  const list = videos.feed.response.parse(await response.json());
  const video = list.find(({ username }) => username !== "robin.reed");
  if (!video) throw new Error("The demo has no video of another climber");
  return video;
}

async function openGuardedPanel(page: Page) {
  await mockGuard(page);
  const { route } = await findVideo(page);
  await page.goto(`/?route=${route}`);
}

async function openPlayer(page: Page) {
  const { route, username } = await findVideo(page);
  await page.goto(`/?route=${route}`);
  await clickButton(`Play ${username}’s beta`)(page);
}

async function openVideoReport(page: Page) {
  await openPlayer(page);
  await page.getByRole("button", { name: "Report", exact: true }).click();
}

/** Names, reports, blocks and the beta guard. */
export const peopleScreenStates: readonly ScreenState[] = [
  {
    screen: "the menu of another climber's profile",
    path: "/profile/kofi_a",
    role: "climber",
    setUp: clickButton("More about kofi_a"),
    locate: (page) => page.getByRole("menuitem", { name: "Report name" }),
  },
  {
    screen: "the report of a name",
    path: "/profile/kofi_a",
    role: "climber",
    setUp: chooseFromProfileMenu("kofi_a", "Report name"),
    locate: locateDialog("Report this name"),
  },
  {
    screen: "the block of a person",
    path: "/profile/kofi_a",
    role: "climber",
    setUp: chooseFromProfileMenu("kofi_a", "Block"),
    locate: (page) => page.getByRole("alertdialog", { name: "Block kofi_a?" }),
  },
  {
    screen: "the blocked people",
    path: "/settings",
    role: "climber",
    setUp: mockBlocks,
    locate: (page) => page.getByRole("list", { name: "Blocked people" }),
  },
  {
    screen: "a new username",
    path: "/settings",
    role: "climber",
    setUp: (page) => page.getByLabel("Username", { exact: true }).fill("robin.of.the.purple"),
    locate: (page) => page.getByRole("status").filter({ hasText: /^Links to @robin\.reed / }),
  },
  {
    screen: "the covered beta of a route",
    path: "/",
    role: "climber",
    setUp: openGuardedPanel,
    locate: (page) => page.getByRole("button", { name: "Show beta", exact: true }),
  },
  {
    screen: "covered beta in the feed",
    path: "/feed",
    role: "climber",
    setUp: async (page) => {
      await mockGuard(page);
      await showNewVideo(page, ({ username }) => username === "nadia.k");
      await page.reload();
    },
    locate: (page) => page.getByRole("button", { name: /^Show beta for / }),
  },
  {
    screen: "the player of another climber's video",
    path: "/",
    role: "climber",
    setUp: openPlayer,
    locate: locateDialog("nadia.k’s beta"),
  },
  {
    screen: "the report of a video",
    path: "/",
    role: "climber",
    setUp: openVideoReport,
    locate: locateDialog("Report this video"),
  },
  {
    screen: "the menu of a playing video in the feed",
    path: "/feed",
    role: "climber",
    setUp: async (page) => {
      await showNewVideo(page, ({ username }) => username === "nadia.k");
      await page.reload();
      await page
        .getByRole("button", { name: /^Play beta for / })
        .first()
        .click();
      await clickButton("nadia.k’s beta, more")(page);
    },
    locate: (page) => page.getByRole("menuitem", { name: "Report" }),
  },
  {
    screen: "the reports",
    path: "/admin/reports",
    role: "admin",
    locate: (page) => page.getByText("Reported by 3 climbers"),
  },
  {
    screen: "the deactivation of a reported person",
    path: "/admin/reports",
    role: "admin",
    setUp: async (page) => {
      await clickButton("oscar_w, more")(page);
      await page.getByRole("menuitem", { name: "Deactivate oscar_w" }).click();
    },
    locate: (page) => page.getByRole("alertdialog", { name: "Deactivate oscar_w" }),
  },
];
