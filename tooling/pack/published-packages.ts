/** A package of this repository that remotes in other repositories install. */
export interface PublishedPackage {
  readonly folder: string;
  /** The folders and files to compile, with all that they import. */
  readonly sources: readonly string[];
  /** Whether the published package exports this entry. */
  readonly isPublic: (entry: string) => boolean;
  /** Other files. Maps paths in the repository to paths in the package. */
  readonly files: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Dependencies that package.json lists as development dependencies, or not at all. */
  readonly addedDependencies: readonly string[];
  /** Dependencies of files that the published package does not contain. */
  readonly omittedDependencies: readonly string[];
}

export const publishedPackages: readonly PublishedPackage[] = [
  {
    folder: "shared",
    sources: ["src"],
    isPublic: () => true,
    // The TypeScript configuration of a remote extends this file.
    files: { "tsconfig.base.json": "tsconfig.base.json" },
    bin: { "topout-remote": "bin/topout-remote.js" },
    addedDependencies: [
      // `@topout/shared/federation` builds a remote with these.
      "@module-federation/vite",
      "@vitejs/plugin-react",
      "vite",
      // `topout-remote` checks and publishes a remote with these.
      "@aws-sdk/client-s3",
      "@playwright/test",
      // `topout-remote test` and `@topout/shared/testing` test a remote with these.
      "@testing-library/jest-dom",
      "@testing-library/react",
      "@testing-library/user-event",
      "fake-indexeddb",
      "fast-check",
      "jsdom",
      "vitest",
    ],
    omittedDependencies: [],
  },
  {
    // The real API, for the tests of a remote.
    folder: "api",
    sources: [
      "src/testing/index.ts",
      "src/testing/setup.ts",
      "src/testing/global-setup.ts",
      "src/media/convert-image.ts",
    ],
    isPublic: (entry) => entry.startsWith("./testing"),
    files: { "api/migrations": "migrations", "api/src/openapi/docs": "src/openapi/docs" },
    addedDependencies: ["fauxqs", "postal-mime", "vitest"],
    // Only the program imports them.
    omittedDependencies: ["@topout/archive", "@topout/demo"],
  },
  {
    folder: "embedded-postgres",
    sources: ["src/index.ts", "src/testing/index.ts"],
    isPublic: () => true,
    files: {},
    addedDependencies: [],
    omittedDependencies: [],
  },
];
