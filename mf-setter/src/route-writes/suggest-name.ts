/** The names of some routes of a circuit. They are compared without case. */
export interface UsedNames {
  readonly count: number;
  readonly keys: ReadonlySet<string>;
}

/** Names with the same key are equal. */
export const toNameKey = (name: string) => name.trim().toUpperCase();

export const createUsedNames = (names: readonly string[]): UsedNames => ({
  count: names.length,
  keys: new Set(names.map(toNameKey)),
});

/**
 * Returns the circuit's first letter with a number, for example "G5". The number is the count of the routes plus 1, or
 * the next one that no route uses.
 */
export function suggestName(circuitName: string, ...usedNames: readonly UsedNames[]): string {
  const letter = toNameKey(/^./u.exec(circuitName.trim())?.[0] ?? "");
  let number = usedNames.reduce((sum, { count }) => sum + count, 1);
  while (usedNames.some(({ keys }) => keys.has(`${letter}${number}`))) number += 1;
  return `${letter}${number}`;
}

/** Whether a name looks like a suggested one. Setters can also type such a name. */
export const isSuggestedName = (name: string): boolean => /^.\d+$/u.test(name.trim());
