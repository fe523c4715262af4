import type { Page } from "@playwright/test";

import { failOnce } from "../fail-once.ts";
import { expect, test } from "../fixtures.ts";
import {
  getAddButton,
  getCount,
  getDeleteSendButton,
  openRoute,
  getProjectButton,
} from "../route-panel.ts";
import { getNotifications } from "../session.ts";

interface Write {
  readonly name: string;
  /** Matches the call that fails the first time. */
  readonly urlPattern: string;
  readonly method: "POST" | "DELETE";
  readonly click: (page: Page) => Promise<void>;
  /** Expects the panel to show the state before or after the write. */
  readonly expectState: (page: Page, isDone: boolean) => Promise<void>;
}

const expectCount = (kind: "Attempts" | "Sends") => (page: Page, isDone: boolean) =>
  expect(getCount(page, kind)).toHaveText(isDone ? "1" : "0");
const expectProject = (page: Page, isDone: boolean) =>
  expect(getProjectButton(page)).toHaveAttribute("aria-pressed", String(isDone));

/** Each write starts from the state after the previous write. */
const writes: readonly Write[] = [
  {
    name: "an attempt",
    urlPattern: "**/api/climbs/me/add_attempt/*",
    method: "POST",
    click: (page) => getAddButton(page, "Attempt").click(),
    expectState: expectCount("Attempts"),
  },
  {
    name: "a send",
    urlPattern: "**/api/climbs/me/add_send/*",
    method: "POST",
    click: (page) => getAddButton(page, "Send").click(),
    expectState: expectCount("Sends"),
  },
  {
    name: "a project",
    urlPattern: "**/api/projects/me/*",
    method: "POST",
    click: (page) => getProjectButton(page).click(),
    expectState: expectProject,
  },
  {
    name: "a removed project",
    urlPattern: "**/api/projects/me/*",
    method: "DELETE",
    click: (page) => getProjectButton(page).click(),
    expectState: (page, isDone) => expectProject(page, !isDone),
  },
  {
    name: "a deleted send",
    urlPattern: "**/api/climbs/me/*",
    method: "DELETE",
    click: (page) => getDeleteSendButton(page).click(),
    expectState: (page, isDone) => expectCount("Sends")(page, !isDone),
  },
];

test("a failed write stays on the screen with a notification, and succeeds when the page retries it @sweep", async ({
  page,
  seed,
}) => {
  test.slow();
  await seed.signInAsNewClimber();
  await openRoute(page, await seed.getFirstRoute());

  for (const write of writes) {
    const { name, method, click, expectState } = write;
    await test.step(name, async () => {
      await expectState(page, false);
      await failOnce(page, { ...write, message: getMessage(name) });
      const success = page.waitForResponse(
        (response) => response.request().method() === method && response.ok(),
      );

      await click(page);

      await expect(getNotifications(page).getByRole("alert").first()).toContainText(
        getMessage(name),
      );
      await expectState(page, true);
      await success;
      await expectState(page, true);
    });
  }

  await page.reload();
  await expect(getCount(page, "Attempts")).toHaveText("1");
  await expect(getCount(page, "Sends")).toHaveText("0");
  await expectProject(page, false);
});

test("a failure that is repeated within 5 s extends its notification", async ({ page, seed }) => {
  const message = getMessage("a project");
  await seed.signInAsNewClimber();
  await openRoute(page, await seed.getFirstRoute());
  await page.route("**/api/projects/me/*", (route) =>
    route.fulfill({ status: 422, json: { detail: [], message } }),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const alerts = getNotifications(page).getByRole("alert").filter({ hasText: message });
  const addProjectAndFail = async () => {
    const response = page.waitForResponse("**/api/projects/me/*");
    await getProjectButton(page).click();
    await response;
    await expectProject(page, false);
    await expect(alerts).toHaveCount(1);
  };

  await addProjectAndFail();
  await page.clock.runFor(4_000);
  await addProjectAndFail();
  await page.clock.runFor(4_000);
  await expect(alerts).toHaveCount(1);

  await page.clock.runFor(1_100);
  await expect(alerts).toHaveCount(0);
});

const getMessage = (name: string) => `We could not save ${name}.`;
