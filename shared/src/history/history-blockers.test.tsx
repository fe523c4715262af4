import { expect, onTestFinished, test, vi } from "vitest";

import { addHistoryBlocker, isNavigationBlocked } from "./history-blockers.ts";

test("a blocked navigation takes another step if the user goes back again before the browser returns", () => {
  const onBlock = vi.fn<(delta: number) => void>();
  onTestFinished(addHistoryBlocker({ shouldBlock: () => true, onBlock }));
  const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());

  // The user goes back from the third entry, and once more while the first step is on its way.
  const reached = [2, 1, 2, 3];
  const areBlocked = reached.map((index) => isNavigationBlocked(3, index));

  expect(areBlocked).toEqual([true, true, true, true]);
  expect(go.mock.calls).toEqual([[1], [1]]);
  expect(onBlock.mock.calls).toEqual([[-1]]);
  expect(isNavigationBlocked(3, 3)).toBe(false);
});
