/** Returns the cases of a sweep: the first ones, and with FULL_SIZE=1 also the others. */
export const selectCases = <const Case, const Other>(
  cases: readonly Case[],
  others: readonly Other[],
): readonly (Case | Other)[] => (process.env["FULL_SIZE"] ? [...cases, ...others] : cases);
