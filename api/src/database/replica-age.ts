/** A position of the primary's log, and the time before which it was reached. */
interface Sample {
  readonly time: number;
  readonly position: bigint;
}

/** Calculates how old the data of a replica can be, from positions in the log that the primary had earlier. */
export class ReplicaAge {
  readonly #maxAgeMs: number;
  /** The positions of the last `maxAgeMs`, oldest first. */
  #samples: readonly Sample[] = [];
  #currentUntil = -Infinity;

  /** A replica that is older than `maxAgeMs` has no exact age. */
  constructor(maxAgeMs: number) {
    this.#maxAgeMs = maxAgeMs;
  }

  /** Adds the position of the primary at `time`, and the later position of the replica. */
  update({ time, primary, replica }: { time: number; primary: bigint; replica: bigint }): void {
    const samples = [...this.#samples, { time, position: primary }];
    this.#currentUntil =
      samples.findLast(({ position }) => position <= replica)?.time ?? this.#currentUntil;
    this.#samples = samples.filter((sample) => time - sample.time <= this.#maxAgeMs);
  }

  /** Returns how many milliseconds ago the replica had all changes of the primary. */
  getAgeMs(time: number): number {
    return time - this.#currentUntil;
  }
}
