/** The index of the row that something is in, if it is in one. */
export function indexOfRow(place: EventTarget | null): number | undefined {
  const row = place instanceof Element ? place.closest<HTMLElement>("[data-index]") : null;
  return row ? Number(row.dataset["index"]) : undefined;
}
