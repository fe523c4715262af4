import { expect, test } from "../fixtures.ts";
import {
  delayScripts,
  describeFirstMap,
  describeReactMap,
  markRoutes,
  waitForFont,
  waitForReactMap,
} from "../first-map.ts";
import { getDots } from "../gym.ts";

test("the first map has the marks of routes that are new or leave, and React's map replaces it without a change", async ({
  page,
}) => {
  await markRoutes(page);
  const { continueShell, continueRemotes } = await delayScripts(page);

  await page.goto("/", { waitUntil: "commit" });

  await expect(page.locator(".first-map .marks > *")).toHaveCount(6);
  await waitForFont(page);
  const drawing = await describeFirstMap(page);
  continueShell();
  continueRemotes();
  await waitForReactMap(page);
  expect(await describeReactMap(page)).toEqual(drawing);
  await expect(getDots(page).and(page.getByLabel("leaves Sun 1 Dec"))).toHaveCount(3);
  await expect(getDots(page).and(page.getByLabel(", new"))).toHaveCount(3);
});
