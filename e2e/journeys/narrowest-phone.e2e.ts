import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.describe("on the narrowest phone nothing scrolls horizontally, also with doubled text,", () => {
  test.use({ viewport: NARROWEST_PHONE });

  for (const state of screenStates) {
    test(`on ${state.screen}`, async ({ page, signInAs }) => {
      if (state.role) await signInAs(state.role);
      await openScreenState(page, state);
      expect(await getHorizontalOverflow(page)).toBe(0);

      await doubleTextSize(page);
      expect(await getHorizontalOverflow(page)).toBe(0);
    });
  }
});
