/** Lines per element. One element per line would slow down opening and closing the list. */
const GROUP_SIZE = 50;

/**
 * Adds text that only find-in-page sees. Each line has the position of its row. Each element has
 * `hidden="until-found"`: the browser reveals it and scrolls to it when a search matches.
 */
export class HiddenLines {
  private readonly groups: readonly LineGroup[];
  private excludedRows: readonly number[] = [];

  /** The container defines `--row-height`. */
  constructor(container: HTMLElement, lines: readonly string[]) {
    const starts = Array.from(
      { length: Math.ceil(lines.length / GROUP_SIZE) },
      (_, group) => group * GROUP_SIZE,
    );
    this.groups = starts.map(
      (start) => new LineGroup(start, lines.slice(start, start + GROUP_SIZE)),
    );
    container.replaceChildren(...this.groups.map(({ element }) => element));
  }

  /** Empties the lines of rendered rows, so that a search finds their text once. */
  exclude(rows: readonly number[]) {
    const changedGroups = new Set(
      [...this.excludedRows, ...rows].map((row) => Math.floor(row / GROUP_SIZE)),
    );
    for (const group of changedGroups) this.groups[group]?.exclude(rows);
    this.excludedRows = rows;
  }
}

class LineGroup {
  readonly element = document.createElement("div");
  private readonly start: number;
  private readonly lines: readonly string[];

  constructor(start: number, lines: readonly string[]) {
    this.start = start;
    this.lines = lines;
    this.element.style.top = `calc(${start} * var(--row-height))`;
    this.exclude([]);
  }

  exclude(rows: readonly number[]) {
    const excludedRows = new Set(rows);
    const lines = this.lines.map((line, index) =>
      excludedRows.has(this.start + index) ? "" : line,
    );
    this.element.textContent = lines.join("\n");
    // The browser removes the attribute when a search matches.
    this.element.setAttribute("hidden", "until-found");
  }
}
