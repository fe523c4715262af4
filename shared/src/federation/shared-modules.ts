/** The modules that the shell shares with every remote. */
const singletons = {
  react: "^19.3.0",
  "react-dom": "^19.3.0",
  // Re-exports React Router, styled-components, TanStack Query and zustand, and contains every store of the project.
  "@topout/shared/platform": "^1.0.0",
  // The API client with the contract. It has no state, but otherwise every remote would bundle its 13 KiB.
  "@topout/shared/api": "^1.0.0",
};

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly eager?: true;
  readonly import?: false;
}

/** The host bundles every shared module. A remote bundles none. */
export const getSharedModules = (side: "host" | "remote"): Record<string, SharedModule> =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, requiredVersion]) => [
      name,
      {
        singleton: true,
        requiredVersion,
        ...(side === "host" ? { eager: true } : { import: false }),
      },
    ]),
  );
