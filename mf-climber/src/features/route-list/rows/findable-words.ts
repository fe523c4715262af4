const UNTIL_FOUND = "until-found";

/** Words that only the browser's own search sees, one line for each row of a list, at the row's place. */
export class FindableWords {
  private readonly lines: readonly HTMLElement[];
  private silent: readonly number[] = [];

  /** Each line lies as many `--row-height`s below the start of `place` as rows come before it. */
  constructor(place: HTMLElement, texts: readonly string[]) {
    this.lines = texts.map((text, index) => {
      const line = document.createElement("div");
      line.setAttribute("hidden", UNTIL_FOUND);
      line.style.top = `calc(${index} * var(--row-height))`;
      line.textContent = text;
      return line;
    });
    place.replaceChildren(...this.lines);
  }

  /** Keeps the lines of these rows out of the search: they are there to be found themselves. */
  silence(rows: readonly number[]) {
    for (const row of this.silent) this.lines[row]?.setAttribute("hidden", UNTIL_FOUND);
    for (const row of rows) this.lines[row]?.setAttribute("hidden", "");
    this.silent = rows;
  }
}
