import type { Page } from "@playwright/test";

import { failOnce } from "../fail-once.ts";
import { expect, test } from "../fixtures.ts";
import { add, count, deleteSend, openRoute, project } from "../route-panel.ts";
import { notifications } from "../session.ts";

interface Tap {
  readonly what: string;
  /** The call that fails the first time. */
  readonly call: string;
  readonly method: "POST" | "DELETE";
  readonly tap: (page: Page) => Promise<void>;
  /** Whether it counts, as the panel shows it. */
  readonly shows: (page: Page, done: boolean) => Promise<void>;
}

const counts = (kind: "Attempts" | "Sends") => (page: Page, done: boolean) =>
  expect(count(page, kind)).toHaveText(done ? "1" : "0");
const isProject = (page: Page, done: boolean) =>
  expect(project(page)).toHaveAttribute("aria-pressed", String(done));

/** One after the other, as each leaves the route. */
const taps: readonly Tap[] = [
  {
    what: "an attempt",
    call: "**/api/climbs/me/add_attempt/*",
    method: "POST",
    tap: (page) => add(page, "Attempt").click(),
    shows: counts("Attempts"),
  },
  {
    what: "a send",
    call: "**/api/climbs/me/add_send/*",
    method: "POST",
    tap: (page) => add(page, "Send").click(),
    shows: counts("Sends"),
  },
  {
    what: "a project",
    call: "**/api/projects/me/*",
    method: "POST",
    tap: (page) => project(page).click(),
    shows: isProject,
  },
  {
    what: "a project given up",
    call: "**/api/projects/me/*",
    method: "DELETE",
    tap: (page) => project(page).click(),
    shows: (page, done) => isProject(page, !done),
  },
  {
    what: "a deleted send",
    call: "**/api/climbs/me/*",
    method: "DELETE",
    tap: (page) => deleteSend(page).click(),
    shows: (page, done) => counts("Sends")(page, !done),
  },
];

/** Does something, and waits until the server has taken it. */
async function answered(page: Page, method: string, act: () => Promise<void>) {
  const answer = page.waitForResponse(
    (response) => response.request().method() === method && response.ok(),
  );
  await act();
  await answer;
}

test("a server that fails each tap once takes none of them silently: each is taken back with a word, and counts the next time", async ({
  page,
  seed,
}) => {
  test.slow();
  await seed.newClimber();
  await openRoute(page, await seed.route());

  for (const each of taps) {
    const { what, method, tap, shows } = each;
    await test.step(what, async () => {
      await shows(page, false);
      await failOnce(page, { ...each, words: lost(what) });

      await tap(page);

      await expect(notifications(page).getByRole("alert").first()).toContainText(lost(what));
      await shows(page, false);

      await answered(page, method, () => tap(page));
      await shows(page, true);
    });
  }

  await page.reload();
  await expect(count(page, "Attempts")).toHaveText("1");
  await expect(count(page, "Sends")).toHaveText("0");
  await isProject(page, false);
});

const lost = (what: string) => `We could not keep ${what}.`;
