/**
 * The modules that the shell shares with every remote. The shell bundles them, and a remote bundles none: the import map
 * of the document says where they are.
 */
const SHARED_MODULES = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  // Re-exports React Router, styled-components, TanStack Query and zustand, and contains every store of the project.
  "@topout/shared/platform",
  // The API client with the contract. It has no state, but otherwise every remote would bundle its 13 KiB.
  "@topout/shared/api",
];

/** React's modules for development. */
const DEVELOPMENT_MODULES = ["react/jsx-dev-runtime"];

/** The `shared` option of federation for a command of Vite. */
export const getSharedModules = (command: "build" | "serve"): Record<string, object> =>
  Object.fromEntries(
    [...SHARED_MODULES, ...(command === "serve" ? DEVELOPMENT_MODULES : [])].map((name) => [
      name,
      {},
    ]),
  );
