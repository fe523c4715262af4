import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.describe("a screen on the narrowest phone", () => {
  test.use({ viewport: NARROWEST_PHONE });

  for (const state of screenStates) {
    test(`does not scroll horizontally, even with doubled text: ${state.screen}`, async ({
      page,
      signInAs,
    }) => {
      if (state.role) await signInAs(state.role);
      await openScreenState(page, state);
      expect(await getHorizontalOverflow(page)).toBe(0);

      await doubleTextSize(page);
      expect(await getHorizontalOverflow(page)).toBe(0);
    });
  }
});
