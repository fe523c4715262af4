/** What `topout check` finds. */
export interface CheckProblem {
  /**
   * A `missing` file has a row. A `changed` file differs from its checksum. A `stray` file has had no row for a day.
   * The program has not stored an `unknown` file. A `broken` foreign key has rows without a target.
   */
  readonly kind: "missing" | "changed" | "stray" | "unknown" | "broken";
  /** The key or the name of the file, or the foreign key with the number of its rows. */
  readonly name: string;
  /** The rows that refer to the file. */
  readonly rows?: readonly string[];
  /** Whether the check has repaired it. */
  readonly isRepaired?: boolean;
}

/** A `recent` file has no row, but is newer than a day: an upload may not have ended. It is not a problem. */
export type CheckEntry = CheckProblem | { readonly kind: "recent"; readonly name: string };

export interface CheckSummary {
  /** The files that rows refer to, except missing ones. */
  readonly files: number;
  readonly bytes: number;
  /** Files whose checksum was not known, and is now. */
  readonly recorded: number;
  readonly recent: number;
  readonly repaired: number;
  /** Those that remain. */
  readonly problems: Readonly<Record<CheckProblem["kind"], number>>;
  /** The first of them. */
  readonly examples: readonly Pick<CheckProblem, "kind" | "name">[];
}

const MAX_EXAMPLES = 20;

/** Counts the results of a check. Passes each entry on at once, so that a check of many files needs little memory. */
export class CheckReport {
  readonly #onEntry: (entry: CheckEntry) => void;
  readonly #problems = { missing: 0, changed: 0, stray: 0, unknown: 0, broken: 0 };
  readonly #examples: Pick<CheckProblem, "kind" | "name">[] = [];
  #recent = 0;
  #files = 0;
  #bytes = 0;
  #recorded = 0;
  #repaired = 0;

  constructor(onEntry: (entry: CheckEntry) => void) {
    this.#onEntry = onEntry;
  }

  add(entry: CheckEntry): void {
    this.#onEntry(entry);
    if (entry.kind === "recent") this.#recent += 1;
    else if (entry.isRepaired) this.#repaired += 1;
    else this.#addProblem(entry);
  }

  #addProblem({ kind, name }: CheckProblem): void {
    this.#problems[kind] += 1;
    if (this.#examples.length < MAX_EXAMPLES) this.#examples.push({ kind, name });
  }

  countFile(bytes: number): void {
    this.#files += 1;
    this.#bytes += bytes;
  }

  countRecorded(): void {
    this.#recorded += 1;
  }

  getSummary(): CheckSummary {
    return {
      files: this.#files,
      bytes: this.#bytes,
      recorded: this.#recorded,
      recent: this.#recent,
      repaired: this.#repaired,
      problems: { ...this.#problems },
      examples: [...this.#examples],
    };
  }
}

export const countProblems = ({ problems }: CheckSummary): number =>
  Object.values(problems).reduce((sum, count) => sum + count, 0);
