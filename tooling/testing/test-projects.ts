import { configDefaults } from "vitest/config";

interface SetupFiles {
  readonly setupFiles: readonly string[];
}

/**
 * A busy machine can take long until a state that a test waits for: the default second is too short for the first render
 * of a file, or for a vacuum. It is the timeout of Testing Library, too.
 */
const expectOptions = { poll: { timeout: 20_000 } } as const;

/** Runs all files in the same workers, because starting a worker for each file takes longer than most tests. */
export const createNodeProject = (
  name: string,
  {
    root = name,
    include,
    exclude = [],
    setupFiles,
  }: SetupFiles & { root?: string; include: string; exclude?: readonly string[] },
) => ({
  test: {
    name,
    root,
    environment: "node" as const,
    isolate: false,
    include: [include],
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: [...setupFiles],
    expect: expectOptions,
  },
});

/** The tests that need a document. They call the real API in the same process. */
export const screenTests = "{build,src}/**/*.test.tsx";

interface BrowserProject extends SetupFiles {
  readonly root?: string;
  readonly isolate?: boolean;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export const createBrowserProject = (
  name: string,
  {
    root = name,
    isolate = true,
    include = [screenTests],
    exclude = [],
    setupFiles,
  }: BrowserProject,
) => ({
  test: {
    name: `${name}-ui`,
    root,
    environment: "jsdom",
    isolate,
    include: [...include],
    exclude: [...exclude],
    // Otherwise styled-components writes its style element again for each rule, and jsdom parses all of them.
    env: { SC_DISABLE_SPEEDY: "false" },
    setupFiles: [...setupFiles],
    expect: expectOptions,
  },
});

/** A busy machine takes long to start the API and its database. */
export const testTimeouts = { testTimeout: 120_000, hookTimeout: 120_000 } as const;
