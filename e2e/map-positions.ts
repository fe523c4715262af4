import { expect, type Page } from "@playwright/test";

import { waitForFont, waitForReactMap } from "./first-map.ts";

declare global {
  interface Window {
    /** Where the map and the search field of the list have been since the map was drawn. */
    mapPositions: string[];
  }
}

/** Records the positions of map and list in each frame, from the first drawing of the map on. */
export const recordMapPositions = (page: Page) => page.addInitScript(recordPositions);

/** Waits for React's map. */
export async function expectOnePosition(page: Page) {
  await waitForReactMap(page);
  await waitForFont(page);
  expect(await page.evaluate(() => window.mapPositions)).toHaveLength(1);
}

/** Runs in the page. */
function recordPositions() {
  window.mapPositions = [];
  const getTop = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const findSearchField = () =>
    document.querySelector("main input[type=search]") ??
    Array.from(document.querySelectorAll(".first-skeleton div")).find(
      ({ children, textContent }) => children.length === 0 && textContent.startsWith("Name, grade"),
    );
  const record = () => {
    const dots = document.querySelectorAll(":is(.first-map, [role=listbox]) [data-circuit]");
    const searchField = findSearchField();
    if (dots.length > 0 && searchField) {
      const mapTop = Math.min(...Array.from(dots, getTop));
      const position = `map ${mapTop}, list ${getTop(searchField)}`;
      if (window.mapPositions.at(-1) !== position) window.mapPositions.push(position);
    }
    requestAnimationFrame(record);
  };
  record();
}
