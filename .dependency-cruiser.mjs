/**
 * Who may import whom. `tooling/boundaries/rules.test.ts` breaks every rule once, so that none can rot.
 * Paths are those of the imported file, after package exports are followed.
 */
const APPS = "shell|mf-[^/]+";
const OUTSIDE = "api|embedded-postgres|e2e|bench|tooling";
const TESTING = String.raw`/testing/|\.test\.tsx?$`;
/** The one entry that holds state: these folders together are `@topout/shared/platform`. */
const PLATFORM = "(platform|address|session|notifications|preferences|overlay)";
/** Also the name alone, as it stays when the package is not among one's dependencies. */
const npm = (/** @type {string} */ names) => `(^|(^|/)node_modules/)(${names})(/|$)`;
const STATEFUL = npm(
  "react-router|react-router-dom|styled-components|@tanstack/react-query|zustand",
);

const RULES = [
  {
    name: "no-cycle",
    comment: "Two files that need each other are one file.",
    from: {},
    to: { circular: true },
  },
  {
    name: "resolvable",
    comment:
      "An import leads to a file that the importing package may see: its own, or one that another package exports.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "apps-know-shared-only",
    comment: "The shell and the remotes know shared: not each other, not the server.",
    from: { path: `^(${APPS})/`, pathNot: TESTING },
    to: { path: `^(${APPS}|${OUTSIDE})/`, pathNot: "^$1/" },
  },
  {
    name: "tests-start-the-api",
    comment:
      "A test of the shell or a remote may start the real API, and knows nothing else of it.",
    from: { path: `^(${APPS})/.*(${TESTING})` },
    to: { path: `^(${APPS}|${OUTSIDE})/`, pathNot: ["^$1/", "^api/src/testing/"] },
  },
  {
    name: "api-knows-contract-and-domain-only",
    comment:
      "The server imports the contract, the domain rules and its embedded database. No React.",
    from: { path: "^api/" },
    to: { path: `^(${APPS}|shared|e2e|bench|tooling)/`, pathNot: "^shared/src/(contract|domain)/" },
  },
  {
    name: "embedded-postgres-by-public-name",
    comment: "embedded-postgres can change everything behind its exports.",
    from: { pathNot: "^embedded-postgres/" },
    to: { path: "^embedded-postgres/", pathNot: "^embedded-postgres/src/(testing/)?index\\.ts$" },
  },
  {
    name: "embedded-postgres-knows-nobody",
    comment: "embedded-postgres starts a database and knows nothing about Topout.",
    from: { path: "^embedded-postgres/" },
    to: { path: `^(${APPS}|shared|${OUTSIDE})/`, pathNot: "^embedded-postgres/" },
  },
  {
    name: "shared-knows-nobody",
    comment: "Everybody builds on shared; it builds on nobody.",
    from: { path: "^shared/" },
    to: { path: `^(${APPS}|${OUTSIDE})/` },
  },
  {
    name: "contract-knows-zod-only",
    comment: "Both sides of the wire read the contract.",
    from: { path: "^shared/src/contract/", pathNot: TESTING },
    to: { pathNot: ["^shared/src/contract/", npm("zod")] },
  },
  {
    name: "domain-knows-contract-and-zod-only",
    comment: "The rules are pure: server and screens share them.",
    from: { path: "^shared/src/domain/", pathNot: TESTING },
    to: { pathNot: ["^shared/src/(contract|domain)/", npm("zod")] },
  },
  {
    name: "theme-knows-no-ui",
    comment: "theme ← ui: the look is there without a component.",
    from: { path: "^shared/src/theme/" },
    to: { path: "^shared/src/(ui|gym-map|api)/" },
  },
  {
    name: "ui-knows-no-api",
    comment: "The kit is handed what it shows.",
    from: { path: "^shared/src/ui/" },
    to: { path: "^shared/src/api(/|-)" },
  },
  {
    name: "entries-by-public-name",
    comment:
      "A relative path from one entry of shared into another goes past federation's sharing: a second copy.",
    from: { path: "^shared/src/([^/]+)/", pathNot: `^shared/src/${PLATFORM}/` },
    to: { path: "^shared/src/", pathNot: "^shared/src/$1/", dependencyTypes: ["local"] },
  },
  {
    name: "platform-by-public-name",
    comment: "As for every other entry, though this one is several folders.",
    from: { path: `^shared/src/${PLATFORM}/` },
    to: {
      path: "^shared/src/",
      pathNot: `^shared/src/${PLATFORM}/`,
      dependencyTypes: ["local"],
    },
  },
  {
    name: "stateful-libraries-through-platform",
    comment:
      "Router, styled-components, query and zustand come from @topout/shared/platform: one copy, by the names in use.",
    from: { path: `^(${APPS}|shared)/`, pathNot: `^shared/src/${PLATFORM}/` },
    to: { path: STATEFUL },
  },
  {
    name: "zod-is-mini",
    comment: "Whole zod costs a first visit 17 KiB more.",
    from: { path: `^(${APPS}|shared)/` },
    to: { path: npm("zod"), pathNot: "zod/mini" },
  },
  {
    name: "features-know-no-feature",
    comment: "A feature is a folder that can be deleted.",
    from: { path: "^(mf-[^/]+)/src/features/([^/]+)/" },
    to: { path: "^$1/src/features/", pathNot: "^$1/src/features/$2/" },
  },
  {
    name: "features-know-no-screen",
    comment: "screens → features, never back.",
    from: { path: "^mf-[^/]+/src/features/" },
    to: { path: "^mf-[^/]+/src/screens" },
  },
  {
    name: "sources-know-no-testing",
    comment: "What only tests need is not shipped.",
    from: { path: `^(${APPS}|shared|api|embedded-postgres)/src/`, pathNot: TESTING },
    to: { path: TESTING, pathNot: "^tooling/" },
  },
];

export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    // With TypeScript 7 no other parser sees a module, and no module breaks no rule.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: ["node_modules", "(^|/)dist/"] },
    exclude: { path: ["(^|/)dist/", "(^|/)report/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
  },
};
