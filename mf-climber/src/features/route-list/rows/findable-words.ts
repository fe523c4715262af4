/** So many rows share an element: thousands of their own would hold up the hand that opens or closes the list. */
const GROUP = 50;

/** Words that only the browser's own search sees, one line for each row of a list, at the row's place. */
export class FindableWords {
  private readonly groups: readonly Group[];
  private silent: readonly number[] = [];

  /** `place` has the height of a row as `--row-height`, which is its lines' too. */
  constructor(place: HTMLElement, lines: readonly string[]) {
    const starts = Array.from({ length: Math.ceil(lines.length / GROUP) }, (_, at) => at * GROUP);
    this.groups = starts.map((start) => new Group(start, lines.slice(start, start + GROUP)));
    place.replaceChildren(...this.groups.map(({ element }) => element));
  }

  /** Keeps the lines of these rows out of the search: they are there to be found themselves. */
  silence(rows: readonly number[]) {
    const concerned = new Set([...this.silent, ...rows].map((row) => Math.floor(row / GROUP)));
    for (const group of concerned) this.groups[group]?.silence(rows);
    this.silent = rows;
  }
}

class Group {
  readonly element = document.createElement("div");
  private readonly start: number;
  private readonly lines: readonly string[];

  constructor(start: number, lines: readonly string[]) {
    this.start = start;
    this.lines = lines;
    this.element.style.top = `calc(${start} * var(--row-height))`;
    this.silence([]);
  }

  silence(rows: readonly number[]) {
    const silent = new Set(rows);
    const said = this.lines.map((line, index) => (silent.has(this.start + index) ? "" : line));
    this.element.textContent = said.join("\n");
    // A search that has found something in it has taken this away.
    this.element.setAttribute("hidden", "until-found");
  }
}
