type Effects = readonly string[];

/** Returns the rows that only one of two databases has. */
export function compareEffects(expected: Effects, actual: Effects): string[] {
  const missing = subtract(expected, actual).map((row) => `is missing: ${row}`);
  const added = subtract(actual, expected).map((row) => `is too much: ${row}`);
  return [...missing, ...added];
}

/** Removes each row of `others` once. */
export function subtract(rows: Effects, others: Effects): string[] {
  const rest = [...others];
  return rows.filter((row) => {
    const index = rest.indexOf(row);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}
