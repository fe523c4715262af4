import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { listClimbs, openWithOutbox } from "../outbox.ts";
import { logClimb, openRoute } from "../route-panel.ts";
import { LISTS, OWN_LISTS } from "../service-worker.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** `Date` has whole seconds, and a response can be late. */
const MAX_ERROR_MS = 10_000;

const clocks = selectCases(
  [{ name: "31 days behind", aheadMs: -31 * DAY_MS }],
  [
    { name: "six minutes ahead", aheadMs: 6 * MINUTE_MS },
    { name: "a year ahead", aheadMs: 365 * DAY_MS },
  ],
);

const setClock = (page: Page, aheadMs: number) =>
  page.clock.install({ time: Date.now() + aheadMs });

/** The stored climbs, oldest first, with their times. */
const listTimes = async (page: Page) =>
  (await listClimbs(page)).toReversed().map(({ sent, time }) => ({ sent, time: Date.parse(time) }));

for (const { name, aheadMs } of clocks) {
  test(`a phone that is ${name} logs a send with the real time`, async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await setClock(page, aheadMs);
    await openWithOutbox(page, async () => openRoute(page, await seed.getFirstRoute()));
    const startedAt = Date.now();

    await logClimb(page, "Send", "1");
    await expect.poll(() => listTimes(page)).toHaveLength(1);

    const [send] = await listTimes(page);
    expect(send?.time).toBeGreaterThan(startedAt - MAX_ERROR_MS);
    expect(send?.time).toBeLessThanOrEqual(Date.now());
  });

  test.describe("without a network", () => {
    test.use({ serviceWorkers: "allow" });

    test(`a phone that is ${name} keeps the order and the times of its taps`, async ({
      page,
      context,
      seed,
    }) => {
      await seed.signInAsNewClimber();
      const route = await seed.getFirstRoute();
      await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
      await setClock(page, aheadMs);
      await openOffline(page, `/?route=${route.id}`);
      const startedAt = Date.now();

      await logClimb(page, "Attempt", "1");
      await logClimb(page, "Send", "1");
      const endedAt = Date.now();
      await context.setOffline(false);

      await expect.poll(() => listTimes(page)).toHaveLength(2);
      const [first, second] = await listTimes(page);
      expect([first?.sent, second?.sent]).toEqual([false, true]);
      expect(first?.time).toBeGreaterThan(startedAt - MAX_ERROR_MS);
      expect(second?.time).toBeLessThanOrEqual(endedAt);
    });
  });
}
