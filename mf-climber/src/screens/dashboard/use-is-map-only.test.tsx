import { renderHook } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";

import { useIsMapOnly } from "./use-is-map-only.ts";

function renderAndRecord(): boolean[] {
  const results: boolean[] = [];
  renderHook(() => {
    const isMapOnly = useIsMapOnly();
    results.push(isMapOnly);
  });
  return results;
}

test("the map of the first load is mounted before the rest of the dashboard", () => {
  window.firstDrawing = document.createElement("div");
  onTestFinished(() => void delete window.firstDrawing);

  expect(renderAndRecord()).toEqual([true, false]);
});

test("a later map is mounted together with the rest", () => {
  expect(renderAndRecord()).toEqual([false]);
});
