/**
 * Returns the circuit's first letter with a number, for example "G5". The number is the count of the set's routes plus
 * 1, or the next one that no route of the set uses.
 */
export function suggestName(circuitName: string, names: readonly string[]): string {
  const letter = /^./u.exec(circuitName.trim())?.[0].toUpperCase() ?? "";
  const usedNames = new Set(names.map((name) => name.trim().toUpperCase()));
  let number = names.length + 1;
  while (usedNames.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
