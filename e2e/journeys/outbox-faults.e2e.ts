/** Each kind of tap, whose request fails in each way. The page repeats it by itself, with one effect. */
import { feedback } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { getBumpButton, getBumpButtons, listBumpable } from "../feed.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { listClimbs, listProjects, openWithOutbox } from "../outbox.ts";
import { getDeleteSendButton, getProjectButton, logClimb, openRoute } from "../route-panel.ts";
import { getToken } from "../session.ts";
import { getFault, rotations, shortenTimeouts, tapWithFault } from "../write-faults.ts";

interface Tap {
  readonly name: string;
  /** The call that fails once. */
  readonly url: string;
  readonly tap: (page: Page) => Promise<void>;
  /** What the server has afterwards. */
  readonly stored: Readonly<Record<string, unknown>>;
}

const clickVote = (page: Page) =>
  getPanel(page)
    .getByRole("group", { name: "Your vote" })
    .getByRole("button", { name: "Hard" })
    .click();

async function sendNote(page: Page) {
  await getPanel(page).getByRole("button", { name: "Tell the setters" }).click();
  const dialog = page.getByRole("dialog", { name: "Tell the setters" });
  await dialog.getByRole("radio", { name: /^Fun/ }).click();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Each tap starts from the state after the previous one. */
const taps: readonly Tap[] = [
  {
    name: "an attempt",
    url: "**/api/climbs/me/add_attempt/*",
    tap: (page) => logClimb(page, "Attempt", "1"),
    stored: { attempts: 1 },
  },
  {
    name: "a send",
    url: "**/api/climbs/me/add_send/*",
    tap: (page) => logClimb(page, "Send", "1"),
    stored: { sends: 1 },
  },
  { name: "a vote", url: "**/api/routes/*/vote", tap: clickVote, stored: { vote: "hard" } },
  {
    name: "a vote that is taken back",
    url: "**/api/routes/*/vote",
    tap: clickVote,
    stored: { vote: null },
  },
  { name: "a note", url: "**/api/routes/*/notes", tap: sendNote, stored: { notes: 1 } },
  {
    name: "a project",
    url: "**/api/projects/me/*",
    tap: (page) => getProjectButton(page).click(),
    stored: { projects: 1 },
  },
  {
    name: "a removed project",
    url: "**/api/projects/me/*",
    tap: (page) => getProjectButton(page).click(),
    stored: { projects: 0 },
  },
  {
    name: "a deleted send",
    url: "**/api/climbs/me/*",
    tap: (page) => getDeleteSendButton(page).click(),
    stored: { sends: 0, attempts: 1 },
  },
];

async function readStored(page: Page, routeId: string) {
  const response = await page.request.get(
    `/api${feedback.get.path.replace("{route_id}", routeId)}`,
    { headers: { authorization: `Bearer ${await getToken(page)}` } },
  );
  const { my_vote: vote, my_notes } = feedback.get.response.parse(await response.json());
  const climbs = await listClimbs(page);
  const sends = climbs.filter(({ sent }) => sent).length;
  return {
    vote,
    notes: my_notes.length,
    sends,
    attempts: climbs.length - sends,
    projects: (await listProjects(page)).length,
  };
}

// Climbers of other journeys delete their activities, which the user would have bumped.
test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

for (const rotation of rotations) {
  test(`taps in the panel of a route are stored once: faults from ${getFault(rotation).name}`, async ({
    page,
    seed,
  }) => {
    test.slow();
    await shortenTimeouts(page);
    await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();
    await openWithOutbox(page, () => openRoute(page, route));

    for (const [index, { name, url, tap, stored }] of taps.entries()) {
      const fault = getFault(index + rotation);
      await test.step(`${name}: ${fault.name}`, async () => {
        await tapWithFault(page, { url, fault, tap: () => tap(page) });

        expect(await readStored(page, route.id)).toMatchObject(stored);
      });
    }
  });

  test(`bumps are stored once: faults from ${getFault(rotation).name}`, async ({ page, seed }) => {
    await shortenTimeouts(page);
    await seed.signInAsNewClimber();
    await openWithOutbox(page, async () => void (await page.goto("/feed")));
    await expect(getBumpButtons(page).first()).toBeVisible();
    const [climber = ""] = await listBumpable(page);

    for (const isBumped of [true, false]) {
      const fault = getFault(Number(isBumped) + rotation);
      await test.step(`${String(isBumped)}: ${fault.name}`, async () => {
        const tap = () => getBumpButton(page, climber).click();
        await tapWithFault(page, { url: "**/api/reactions/*", fault, tap });

        await page.reload();
        await expect(getBumpButton(page, climber)).toHaveAttribute(
          "aria-pressed",
          String(isBumped),
        );
      });
    }
  });
}
