import { configDefaults } from "vitest/config";

interface ProjectOptions {
  /** With a `root` of their own, projects do not share a server of Vite, and each transforms the same modules again. */
  readonly dir?: string;
  readonly exclude?: readonly string[];
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
  { dir = name, include, exclude = [], setupFiles }: ProjectOptions & { include: string },
) => ({
  test: {
    name,
    dir,
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

interface BrowserProject extends ProjectOptions {
  readonly isolate?: boolean;
  readonly include?: readonly string[];
}

export const createBrowserProject = (
  name: string,
  { dir = name, isolate = true, include = [screenTests], exclude = [], setupFiles }: BrowserProject,
) => ({
  test: {
    name: `${name}-ui`,
    dir,
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

/** A busy machine takes long to start the API and its database, and larger sizes and more runs take up to an hour. */
const TIMEOUT_MS = process.env["FULL_SIZE"] ? 3_600_000 : 120_000;
export const testTimeouts = { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS } as const;
