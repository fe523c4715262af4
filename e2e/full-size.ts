/**
 * Whether sweeps run in full: each check on both devices, in both themes, with every remote and every call.
 * `npm run test:sweeps` sets the variable. `npm test` runs a part of each sweep.
 */
export const isFullSize = process.env["FULL_SIZE"] === "1";

/** Returns the cases of a sweep: the first ones, and with FULL_SIZE=1 also the others. */
export const selectCases = <const Case, const Other>(
  cases: readonly Case[],
  others: readonly Other[],
): readonly (Case | Other)[] => (isFullSize ? [...cases, ...others] : cases);
