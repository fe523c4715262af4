import { getPanel } from "../../gym.ts";
import { expectHidden, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";
import type { BrowserLocator } from "../page.ts";

/** Measures the coloured part of a bar: its width relative to the bar, and its height in pixels. Runs in the page. */
function measureStack(bar: Element) {
  const boxes = Array.from(bar.querySelectorAll("i"), (part) => part.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return {
    widthRatio: Math.max(...boxes.map((box) => box.width)) / bar.clientWidth,
    height: bottom - top,
  };
}

/** The gaps between the parts of a bar, and the least height of a part, change the height of a bar. */
const TOLERANCE_PX = 6;

/** Measures the bars with sends, the one with the most sends first. */
async function measureBars(bars: BrowserLocator) {
  const measured: { sends: number; height: number }[] = [];
  for (let index = 0; index < (await bars.count()); index += 1) {
    const label = await bars.nth(index).getAttribute("aria-label");
    const sends = Number(/(\d+) send/.exec(label ?? "")?.[1]);
    if (sends === 0) continue;
    const { widthRatio, height } = await bars.nth(index).evaluate(measureStack);
    expect(widthRatio).toBeGreaterThan(0.5);
    measured.push({ sends, height });
  }
  return measured.toSorted((first, second) => second.sends - first.sends);
}

test("a visitor reads a profile, its chart and the route of a send", async ({
  browserPage: page,
  saveScreenshot,
}) => {
  await page.goto("/profile/robin.reed");
  await expectVisible(page.getByRole("heading", { name: "@robin.reed" }));
  const bars = page.getByRole("figure", { name: "Monthly sends" }).getByRole("button");
  await expectVisible(bars);
  await saveScreenshot("profile");

  const [highest, ...others] = await measureBars(bars);
  const pixelsPerSend = (highest?.height ?? 0) / (highest?.sends ?? 1);
  expect(pixelsPerSend).toBeGreaterThan(1);
  for (const { sends, height } of others) {
    expect(Math.abs(height - sends * pixelsPerSend)).toBeLessThan(TOLERANCE_PX);
  }

  await bars.last().click();
  await expectVisible(page.getByRole("tooltip"));

  await page.getByRole("region", { name: "Recent Sends" }).getByRole("button").first().click();
  await expectVisible(getPanel(page));
  await page.goBack();
  await expectHidden(getPanel(page));
});
