import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.describe("on the narrowest phone nothing scrolls sideways, with text twice as large either,", () => {
  test.use({ viewport: NARROWEST_PHONE });

  for (const stop of screenStates) {
    test(`on ${stop.screen}`, async ({ page, signInAs }) => {
      if (stop.role) await signInAs(stop.role);
      await openScreenState(page, stop);
      expect(await getHorizontalOverflow(page)).toBe(0);

      await doubleTextSize(page);
      expect(await getHorizontalOverflow(page)).toBe(0);
    });
  }
});
