import type { Page } from "@playwright/test";

export const getBumpButtons = (page: Page, options: { readonly pressed?: true } = {}) =>
  page.getByRole("button", { name: "Bump", exact: true, ...options });

/** Lists the names of the activities that the user can bump, in the order of the feed. */
export async function listBumpable(page: Page): Promise<string[]> {
  const activities = page.getByRole("article").filter({ has: getBumpButtons(page) });
  const names = await activities.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ""));
  return [...new Set(names)];
}

/** An activity keeps its name when newer ones of other journeys appear above it. */
export const getBumpButton = (page: Page, name: string) =>
  page
    .getByRole("article", { name, exact: true })
    .first()
    .getByRole("button", { name: "Bump", exact: true });
