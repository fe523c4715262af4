/**
 * Whether sweeps run in full: each check on both devices, in both themes, with every remote and every call.
 * `npm run test:sweeps` sets the variable. `npm test` runs a part of each sweep.
 */
export const isFullSize = process.env["FULL_SIZE"] === "1";
