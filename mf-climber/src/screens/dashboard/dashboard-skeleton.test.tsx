import { render } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";

import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

/** The document has drawn the map, and this bar. */
function showFirstMap(bar: HTMLElement) {
  window.firstDrawing = document.createElement("div");
  window.firstNews = { gymId: "gym", news: undefined, bar };
  onTestFinished(() => {
    delete window.firstDrawing;
    delete window.firstNews;
  });
}

describe("the skeleton of the dashboard", () => {
  test("shows the bar of the first map above the chips, so that the map stays where it is", () => {
    const bar = document.createElement("div");
    showFirstMap(bar);

    const { container } = render(<DashboardSkeleton />);

    const map = container.querySelector("[data-drawing]");
    expect(container).toContainElement(bar);
    expect(map && bar.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("has no bar when React has replaced the first map", () => {
    const bar = document.createElement("div");
    showFirstMap(bar);
    delete window.firstDrawing;

    const { container } = render(<DashboardSkeleton />);

    expect(container).not.toContainElement(bar);
  });
});
