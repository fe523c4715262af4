import { expect, test } from "../fixtures.ts";
import { doubleText, NARROW, sidewaysScroll } from "../layout.ts";
import { openStop, stops } from "../stops.ts";

test.describe("on the narrowest phone nothing scrolls sideways, with text twice as large either,", () => {
  test.use({ viewport: NARROW });

  for (const stop of stops) {
    test(`on ${stop.screen}`, async ({ page, as }) => {
      if (stop.role) await as(stop.role);
      await openStop(page, stop);
      expect(await sidewaysScroll(page)).toBe(0);

      await doubleText(page);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
