import type { Page } from "@playwright/test";

import { failOnce } from "../fail-once.ts";
import { expect, test } from "../fixtures.ts";
import { add, count, deleteSend, openRoute, project } from "../route-panel.ts";
import { notifications } from "../session.ts";

interface Write {
  readonly name: string;
  /** The call that fails the first time. */
  readonly call: string;
  readonly method: "POST" | "DELETE";
  readonly click: (page: Page) => Promise<void>;
  /** Expects the panel to show the state before or after the write. */
  readonly expectState: (page: Page, done: boolean) => Promise<void>;
}

const expectCount = (kind: "Attempts" | "Sends") => (page: Page, done: boolean) =>
  expect(count(page, kind)).toHaveText(done ? "1" : "0");
const expectProject = (page: Page, done: boolean) =>
  expect(project(page)).toHaveAttribute("aria-pressed", String(done));

/** Each write starts from the state after the previous write. */
const writes: readonly Write[] = [
  {
    name: "an attempt",
    call: "**/api/climbs/me/add_attempt/*",
    method: "POST",
    click: (page) => add(page, "Attempt").click(),
    expectState: expectCount("Attempts"),
  },
  {
    name: "a send",
    call: "**/api/climbs/me/add_send/*",
    method: "POST",
    click: (page) => add(page, "Send").click(),
    expectState: expectCount("Sends"),
  },
  {
    name: "a project",
    call: "**/api/projects/me/*",
    method: "POST",
    click: (page) => project(page).click(),
    expectState: expectProject,
  },
  {
    name: "a removed project",
    call: "**/api/projects/me/*",
    method: "DELETE",
    click: (page) => project(page).click(),
    expectState: (page, done) => expectProject(page, !done),
  },
  {
    name: "a deleted send",
    call: "**/api/climbs/me/*",
    method: "DELETE",
    click: (page) => deleteSend(page).click(),
    expectState: (page, done) => expectCount("Sends")(page, !done),
  },
];

/** Runs the action and waits for the successful response. */
async function waitForSuccess(page: Page, method: string, act: () => Promise<void>) {
  const success = page.waitForResponse(
    (response) => response.request().method() === method && response.ok(),
  );
  await act();
  await success;
}

test("each write that fails is rolled back with a notification, and succeeds the next time", async ({
  page,
  seed,
}) => {
  test.slow();
  await seed.newClimber();
  await openRoute(page, await seed.route());

  for (const write of writes) {
    const { name, method, click, expectState } = write;
    await test.step(name, async () => {
      await expectState(page, false);
      await failOnce(page, { ...write, message: getMessage(name) });

      await click(page);

      await expect(notifications(page).getByRole("alert").first()).toContainText(getMessage(name));
      await expectState(page, false);

      await waitForSuccess(page, method, () => click(page));
      await expectState(page, true);
    });
  }

  await page.reload();
  await expect(count(page, "Attempts")).toHaveText("1");
  await expect(count(page, "Sends")).toHaveText("0");
  await expectProject(page, false);
});

const getMessage = (name: string) => `We could not keep ${name}.`;
