/** The circuit's first letter and the number of routes plus 1, or the next number that is free in the set. */
export function suggestName(circuitName: string, names: readonly string[]): string {
  const letter = /^./u.exec(circuitName.trim())?.[0].toUpperCase() ?? "";
  const usedNames = new Set(names.map((name) => name.trim().toUpperCase()));
  let number = names.length + 1;
  while (usedNames.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
