/** The TypeScript projects that `npm run types` checks. Together they include the files of all packages. */
export const TYPE_PROJECTS = [
  "tsconfig.node.json",
  "tsconfig.dom.json",
  "tsconfig.browser.json",
  "tsconfig.worker.json",
] as const;
