/** The modules that the shell shares with every remote. */
const NAMES = [
  "react",
  "react-dom",
  // Re-exports React Router, styled-components, TanStack Query and zustand, and contains every store of the project.
  "@topout/shared/platform",
  // The API client with the contract. It has no state, but otherwise every remote would bundle its 13 KiB.
  "@topout/shared/api",
];

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly eager?: true;
  readonly import?: false;
}

/**
 * The host bundles every shared module. A remote bundles none, and takes the version of the host: the interface version
 * of a release says whether it can. The federation runtime would parse and compare the versions of each module several
 * times in every page load, only to log a warning.
 */
export const getSharedModules = (side: "host" | "remote"): Record<string, SharedModule> =>
  Object.fromEntries(
    NAMES.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        ...(side === "host" ? { eager: true } : { import: false }),
      },
    ]),
  );
