/** The height of a row before the browser has measured it. */
export const ROW_HEIGHT_PX = 76;

const LARGE_PHONE_HEIGHT_PX = 12 * ROW_HEIGHT_PX;

/** The number of rows that fill the visible part of the list. */
export const countVisibleRows = (visibleHeight = LARGE_PHONE_HEIGHT_PX) =>
  Math.max(Math.ceil(visibleHeight / ROW_HEIGHT_PX), 1);

/** The index of the row that contains the element. */
export function getRowIndex(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return row ? Number(row.dataset["index"]) : undefined;
}
