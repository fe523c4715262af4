import { fireEvent, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { useIsOnline } from "./use-is-online.ts";

test("follows the network while the search is open", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get");
  onTestFinished(() => onLine.mockRestore());
  const { result } = renderHook(useIsOnline);
  expect(result.current).toBe(true);

  onLine.mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(result.current).toBe(false);

  onLine.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(result.current).toBe(true);
});
