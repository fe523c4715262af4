/** Each kind of tap in a reset, whose request fails in each way. The page repeats it by itself, with one effect. */
import type { Page } from "@playwright/test";

import { openWithOutbox } from "../outbox.ts";
import { createResetOf, fetchReset, openReset, placeNewRoute, toggleMark } from "../reset.ts";
import { createRoute, expect, test } from "../route-setting.ts";
import { getFault, rotations, shortenTimeouts, tapWithFault } from "../write-faults.ts";

interface Tap {
  readonly name: string;
  /** The call that fails once. */
  readonly url: string;
  readonly tap: (page: Page) => Promise<void>;
  /** How many routes come down and go up afterwards. */
  readonly stored: { readonly strip: number; readonly new: number };
}

const goUp = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** Each tap starts from the state after the previous one. */
const taps: readonly Tap[] = [
  {
    name: "a route that comes down",
    url: "**/api/resets/*",
    tap: (page) => toggleMark(page, "P1"),
    stored: { strip: 1, new: 0 },
  },
  {
    name: "a new dot",
    url: "**/api/resets/*/routes",
    tap: async (page) => {
      await goUp(page);
      await placeNewRoute(page, "ArrowLeft", 1);
    },
    stored: { strip: 1, new: 1 },
  },
  {
    name: "a dot that is taken back",
    url: "**/api/routes/*",
    tap: (page) => page.getByRole("button", { name: "Undo P2" }).click(),
    stored: { strip: 1, new: 0 },
  },
];

for (const rotation of rotations) {
  test(`taps in a reset are stored once: faults from ${getFault(rotation).name}`, async ({
    page,
    gym,
  }) => {
    await shortenTimeouts(page);
    await createRoute(page, gym, "P1");
    const reset = await createResetOf(page, gym);
    await openWithOutbox(page, () => openReset(page, reset, "P1"));

    for (const [index, { name, url, tap, stored }] of taps.entries()) {
      const fault = getFault(index + rotation);
      await test.step(`${name}: ${fault.name}`, async () => {
        await tapWithFault(page, { url, fault, tap: () => tap(page) });

        const { strip, new: added } = await fetchReset(page, reset);
        expect({ strip: strip.length, new: added.length }).toEqual(stored);
      });
    }
  });
}
