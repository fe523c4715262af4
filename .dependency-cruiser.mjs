import { apiRules } from "./tooling/boundaries/api-rules.mjs";
import { APPS, OUTSIDE, TESTING } from "./tooling/boundaries/folders.mjs";

/**
 * Import rules. `tooling/boundaries/rules.test.ts` violates each rule once to prove that it works.
 * Paths are those of the imported file, after package exports are resolved.
 */

/** `@topout/shared/platform` consists of these folders and has state. `first-load` runs before it has loaded. */
const PLATFORM =
  "(platform|first-load|history|search-params|session|notifications|preferences|overlay|outbox/port|browser-storage)";
/** The folders of `shared/src/api` that are entries of their own. */
const API_ENTRIES = "account|activities|staff|upload|videos";
/** Also matches the bare name, which remains if the package is not a declared dependency. */
const npm = (/** @type {string} */ names) => `(^|(^|/)node_modules/)(${names})(/|$)`;
const STATEFUL = npm(
  "react-router|react-router-dom|styled-components|@tanstack/react-query|zustand",
);

const RULES = [
  {
    name: "no-cycle",
    comment: "Merge two files that import each other.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-folder-cycle",
    comment:
      "Two folders must not import from each other, so that one of them can be read first. Tests are exempt.",
    scope: "folder",
    from: {},
    to: { circular: true },
  },
  ...apiRules,
  {
    name: "resolvable",
    comment:
      "An import resolves to a file of the same package, or to an export of another package.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "apps-import-shared-only",
    comment: "The shell and the remotes import shared, not each other and not the server.",
    from: { path: `^(${APPS})/`, pathNot: TESTING },
    to: { path: `^(${APPS}|${OUTSIDE})/`, pathNot: "^$1/" },
  },
  {
    name: "tests-start-the-api",
    comment:
      "A test of the shell or a remote may start the real API. It imports nothing else from it.",
    from: { path: `^(${APPS})/.*(${TESTING})` },
    to: { path: `^(${APPS}|${OUTSIDE})/`, pathNot: ["^$1/", "^api/src/testing/"] },
  },
  {
    name: "api-imports-contract-and-domain-only",
    comment: "The server imports the contract and the domain rules of shared. No React.",
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
    name: "embedded-postgres-imports-no-package",
    comment: "embedded-postgres starts a database and does not depend on Topout.",
    from: { path: "^embedded-postgres/" },
    to: { path: `^(${APPS}|shared|${OUTSIDE})/`, pathNot: "^embedded-postgres/" },
  },
  {
    name: "shared-imports-no-package",
    comment: "shared imports no other package of ours.",
    from: { path: "^shared/" },
    to: { path: `^(${APPS}|${OUTSIDE})/` },
  },
  {
    name: "contract-imports-zod-only",
    comment: "Server and browser both load the contract.",
    from: { path: "^shared/src/contract/", pathNot: TESTING },
    to: { pathNot: ["^shared/src/contract/", npm("zod")] },
  },
  {
    name: "server-contract-on-the-server-only",
    comment:
      "The browser loads what the client knows of an endpoint. Import @topout/shared/contract.",
    from: { path: `^(${APPS}|shared)/`, pathNot: "^shared/src/contract/server/" },
    to: { path: "^shared/src/contract/server/" },
  },
  {
    name: "domain-imports-contract-and-zod-only",
    comment: "The rules are pure. Server and screens share them.",
    from: { path: "^shared/src/domain/", pathNot: TESTING },
    to: { pathNot: ["^shared/src/(contract|domain)/", npm("zod")] },
  },
  {
    name: "theme-imports-no-ui",
    comment: "ui imports theme, never the reverse.",
    from: { path: "^shared/src/theme/" },
    to: { path: "^shared/src/(ui|gym-map|api)/" },
  },
  {
    name: "ui-imports-no-api",
    comment: "UI components receive their data as props.",
    from: { path: "^shared/src/ui/" },
    to: { path: "^shared/src/(api|outbox)/" },
  },
  {
    name: "entries-by-public-name",
    comment: "Federation shares entries by name. A relative path would bundle a second copy.",
    from: {
      path: `^shared/src/(api/(?:${API_ENTRIES})|outbox/engine|[^/]+)/`,
      pathNot: `^shared/src/${PLATFORM}/`,
    },
    to: {
      path: "^shared/src/",
      pathNot: `^shared/src/$1/(?!(${API_ENTRIES})/)`,
      dependencyTypes: ["local"],
    },
  },
  {
    name: "platform-by-public-name",
    comment: "The same rule for the platform entry, which has several folders.",
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
      "Import router, styled-components, query and zustand from @topout/shared/platform, so the page has one copy of each. Node.js has one in any case.",
    from: {
      path: `^(${APPS}|shared)/`,
      pathNot: [`^shared/src/${PLATFORM}/`, "^shell/build/", TESTING],
    },
    to: { path: STATEFUL },
  },
  {
    name: "zod-is-mini",
    comment: "Use zod/mini in the browser. Full zod is 17 KiB larger.",
    from: { path: `^(${APPS}|shared)/` },
    to: { path: npm("zod"), pathNot: "zod/mini" },
  },
  {
    name: "features-import-no-feature",
    comment: "A feature is a folder that can be deleted without breaking other features.",
    from: { path: "^(mf-[^/]+)/src/features/([^/]+)/" },
    to: { path: "^$1/src/features/", pathNot: "^$1/src/features/$2/" },
  },
  {
    name: "features-import-no-screen",
    comment: "Screens import features, never the reverse.",
    from: { path: "^mf-[^/]+/src/features/" },
    to: { path: "^mf-[^/]+/src/screens" },
  },
  {
    name: "sources-import-no-testing",
    comment: "Test helpers must not ship.",
    from: { path: `^(${APPS}|shared|api|archive|demo|embedded-postgres)/src/`, pathNot: TESTING },
    to: { path: TESTING, pathNot: "^tooling/" },
  },
];

export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    // The other parsers find no modules with TypeScript 7, so no rule would ever fail.
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
