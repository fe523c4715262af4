import type { Locator, Page } from "@playwright/test";

import type { ScreenVisit } from "./screen-visits.ts";

const RENDER_TIMEOUT_MS = 30_000;
const MAX_REPORTED_PROBLEMS = 5;
/** The browser logs each failed request. */
const FAILED_REQUEST = /status of [45]\d\d/;
/** The app logs the response to an unknown id. */
const UNKNOWN_MESSAGES = /status of [45]\d\d|Server sent 404 NOT_FOUND/;

/** Opens a screen. Returns the reason if the screen does not render or the page reports an error. */
export async function visitScreen(
  page: Page,
  url: string,
  { locate, isUnknown = false }: Pick<ScreenVisit, "locate" | "isUnknown">,
): Promise<string | undefined> {
  const problems = collectProblems(page, isUnknown ? UNKNOWN_MESSAGES : FAILED_REQUEST);
  await page.goto(url);
  const outcome = await Promise.race([
    waitUntilVisible(locate(page)).then((isVisible) => (isVisible ? "rendered" : "timeout")),
    waitUntilVisible(getFallback(page)).then((isVisible) => (isVisible ? "fallback" : "timeout")),
  ]);
  if (outcome === "rendered" && problems.length === 0) return undefined;
  const reasons = [await describeOutcome(page, outcome), ...problems];
  return reasons.filter(Boolean).slice(0, MAX_REPORTED_PROBLEMS).join("\n  ");
}

/** Finds a fallback of the shell: for a failed remote, for a screen that the release lacks, or the crash page. */
const getFallback = (page: Page): Locator =>
  page.getByText(/could not be loaded|Not available yet|something went wrong/).first();

const waitUntilVisible = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: RENDER_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );

async function describeOutcome(page: Page, outcome: string): Promise<string> {
  if (outcome === "rendered") return "";
  if (outcome === "timeout") return `nothing appeared within ${RENDER_TIMEOUT_MS / 1000} s`;
  return `the page shows "${await getFallback(page).innerText()}"`;
}

/** Collects uncaught errors, policy violations and failed files of remotes. */
function collectProblems(page: Page, expectedErrors: RegExp): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`uncaught error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !expectedErrors.test(message.text())) {
      problems.push(`console error: ${message.text()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.url().includes("/remotes/")) {
      problems.push(`${response.url()} returned ${response.status()}`);
    }
  });
  return problems;
}
