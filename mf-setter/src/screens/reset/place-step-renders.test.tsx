import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { outboxState } from "@topout/shared/platform";

import { createResetDots } from "../../reset-map/create-reset-dots.ts";
import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

vi.mock(import("../../reset-map/create-reset-dots.ts"), async (load) => ({
  createResetDots: vi.fn<typeof createResetDots>((await load()).createResetDots),
}));

test("a new route does not compute the dots of the wall again", async () => {
  const { user, data } = await openReset();
  await clickButton(user, "Next");
  (await screen.findByRole("application")).focus();
  await user.keyboard("{ArrowRight}{Enter}");
  await screen.findByText("G3 placed, The Slab, 1 new");
  vi.mocked(createResetDots).mockClear();

  await user.keyboard("{Shift>}{ArrowDown>10/}{/Shift}{Enter}");
  await screen.findByText("G4 placed, The Slab, 2 new");
  await expect.poll(data.listNew).toHaveLength(2);
  await expect.poll(() => outboxState.getState().pendingOperations).toEqual([]);

  expect(createResetDots).not.toHaveBeenCalled();
});
