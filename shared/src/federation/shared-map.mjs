/** What the suite shares at run time, in one place. Plain .mjs, because every Vite config reads it. */
const singletons = {
  react: "^19.3.0",
  "react-dom": "^19.3.0",
  // The router, styled-components, query and zustand by the names in use, and every store of ours.
  "@topout/shared/platform": "^1.0.0",
  // Our client with the contract in it: no state, but 13 KiB that every remote would bring again.
  "@topout/shared/api": "^1.0.0",
};

/**
 * The host brings every shared module at once; a remote never carries a copy of its own.
 * @param {"host" | "remote"} side
 */
export const sharedMap = (side) =>
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
