import type { NameField } from "@topout/shared/contract";

import type { DatabaseReader } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { foldLookAlikes } from "../../auth/fold-look-alikes.ts";
import { isOfficialName } from "../../auth/official-names.ts";

/** A new gym is reserved after this time at the latest. */
const MAX_AGE_MS = 60_000;
/** How many names are folded before other requests continue. */
const BATCH_SIZE = 500;

/** Which names no user can choose, because they look like staff, the product or a gym. */
export interface NameRules {
  readonly isReserved: (name: string) => boolean;
  /** Whether a name that `foldLookAlikes` has folded is the name of a gym. */
  readonly isGymName: (foldedName: string) => boolean;
  /** @throws {ProblemError} NAME_NOT_ALLOWED, with the field. */
  readonly requireAllowed: (field: NameField, name: string | null | undefined) => void;
}

/** Call the result before a transaction, which must not wait for another connection. */
export function createNameRulesReader(db: DatabaseReader): () => Promise<NameRules> {
  const gymNames = new GymNames(db);
  return async () => {
    const names = await gymNames.read();
    const isReserved = (name: string) => isOfficialName(name, names);
    return {
      isReserved,
      isGymName: (foldedName) => names.has(foldedName),
      requireAllowed: (field, name) => {
        if (name && isReserved(name)) throw new ProblemError("NAME_NOT_ALLOWED", { field });
      },
    };
  };
}

export type NameRulesReader = ReturnType<typeof createNameRulesReader>;

/** The folded names of all gyms. Reads them at most once a minute. */
class GymNames {
  readonly #db: DatabaseReader;
  /** Folded parts by name, so that a refresh folds only new names. */
  #foldedNames = new Map<string, readonly string[]>();
  #names: Promise<ReadonlySet<string>> | undefined;
  #readAt = -Infinity;

  constructor(db: DatabaseReader) {
    this.#db = db;
  }

  read(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (!this.#names || now - this.#readAt > MAX_AGE_MS) {
      this.#readAt = now;
      this.#names = this.#load();
      // The requests that wait for it report the error. The next one tries again.
      void this.#names.catch(() => (this.#names = undefined));
    }
    return this.#names;
  }

  async #load(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.select({ name: gyms.name, location: gyms.location }).from(gyms);
    const foldedNames = new Map<string, readonly string[]>();
    for (const [index, { name, location }] of rows.entries()) {
      if (index % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
      const key = `${name}\n${location}`;
      foldedNames.set(key, this.#foldedNames.get(key) ?? foldGymName(name, location));
    }
    this.#foldedNames = foldedNames;
    return new Set([...foldedNames.values()].flat());
  }
}

/** Also without the place: people call "Gritworks Leeds" in Leeds "Gritworks". */
function foldGymName(name: string, location: string): string[] {
  const places = new Set(location.toLowerCase().split(/[\s,]+/));
  const withoutPlace = name.split(/\s+/).filter((word) => !places.has(word.toLowerCase()));
  return [name, withoutPlace.join(" ")].map(foldLookAlikes).filter(Boolean);
}
