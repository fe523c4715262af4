interface SetupFiles {
  readonly setupFiles: readonly string[];
}

/** Runs all files in the same workers, because starting a worker for each file takes longer than most tests. */
export const createNodeProject = (
  name: string,
  { root = name, include, setupFiles }: SetupFiles & { root?: string; include: string },
) => ({
  test: {
    name,
    root,
    environment: "node" as const,
    isolate: false,
    include: [include],
    setupFiles: [...setupFiles],
  },
});

interface BrowserProject extends SetupFiles {
  readonly root?: string;
  readonly isolate?: boolean;
}

/** The tests that need a document end in `.test.tsx`. They call the real API in the same process. */
export const createBrowserProject = (
  name: string,
  { root = name, isolate = true, setupFiles }: BrowserProject,
) => ({
  test: {
    name: `${name}-ui`,
    root,
    environment: "jsdom",
    isolate,
    include: ["{build,src}/**/*.test.tsx"],
    // Otherwise styled-components writes its style element again for each rule, and jsdom parses all of them.
    env: { SC_DISABLE_SPEEDY: "false" },
    setupFiles: [...setupFiles],
    // The same timeout as in Testing Library. The first render of a file can take more than the default second.
    expect: { poll: { timeout: 20_000 } },
  },
});

/** A busy machine takes long to start the API and its database. */
export const testTimeouts = { testTimeout: 60_000, hookTimeout: 60_000 } as const;
