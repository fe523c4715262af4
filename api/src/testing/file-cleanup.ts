import { afterAll } from "vitest";

type Cleanup = () => Promise<void>;

const cleanups = new Set<Cleanup>();

/** Runs a function after the tests of each file. */
export const runAfterEachFile = (cleanup: Cleanup): void => void cleanups.add(cleanup);

/** For a setup file, which Vitest runs before each test file. */
export function registerFileCleanup(): void {
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });
}
