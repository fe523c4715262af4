import fc from "fast-check";

/** `npm run test:sweeps` sets the number of runs. The seeds are then random. */
const runs = process.env["PROPERTY_RUNS"];

// A fixed seed, so that `npm test` has the same result each time.
fc.configureGlobal(runs === undefined ? { seed: 1 } : { numRuns: Number(runs) });
