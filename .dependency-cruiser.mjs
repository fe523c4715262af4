/**
 * Import rules. `tooling/boundaries/rules.test.ts` violates each rule once to prove that it works.
 * Paths are those of the imported file, after package exports are resolved.
 */
const APPS = "shell|mf-[^/]+";
const OUTSIDE = "api|archive|demo|embedded-postgres|e2e|bench|tooling";
/** What the packages of the demo and of the archive may import from the api, in its `exports`. */
const API_EXPORTS =
  "(database|jobs|storage|media/video)/index|database/schema|errors/startup-error";
export const TESTING = String.raw`/testing/|\.test\.tsx?$`;
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

/** The folders of `api/src`, top layer first. A folder imports from its own layer and from lower ones. */
const API_LAYERS = [
  { name: "program", folders: "program|cli" },
  { name: "features", folders: "features" },
  { name: "lists", folders: "lists|openapi" },
  { name: "http", folders: "http" },
  {
    name: "services",
    folders: "audit|auth|queries|media|storage|jobs|mail|logging|metrics|telemetry|config",
  },
  { name: "database", folders: "database" },
  { name: "base", folders: "errors|files|concurrency" },
];
const allFolders = (/** @type {typeof API_LAYERS} */ layers) =>
  layers.map(({ folders }) => folders).join("|");

const API_LAYER_RULES = API_LAYERS.slice(1).map(({ name, folders }, index) => ({
  name: `api-layer-${name}`,
  comment:
    "features → lists → http → services → database → base. Never import from a higher layer.",
  from: { path: `^api/src/(${folders})/`, pathNot: TESTING },
  // `api/src/*.ts` assembles the program, so it is above all layers.
  to: { path: [`^api/src/(${allFolders(API_LAYERS.slice(0, index + 1))})/`, "^api/src/[^/]+$"] },
}));

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
  ...API_LAYER_RULES,
  {
    name: "api-folder-has-a-layer",
    comment: "A new folder in api/src needs an entry in API_LAYERS.",
    from: { path: "^api/src/", pathNot: TESTING },
    to: {
      path: "^api/src/[^/]+/",
      pathNot: [`^api/src/(${allFolders(API_LAYERS)})/`, TESTING],
    },
  },
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
    name: "program-imports-demo-and-archive",
    comment: "Only the program and the command line import the demo's data and the archive.",
    from: { path: `^(${APPS}|shared|api)/`, pathNot: ["^api/src/(program|cli)/", TESTING] },
    to: { path: "^(demo|archive)/" },
  },
  {
    name: "demo-and-archive-by-exports-of-the-api",
    comment:
      "The demo and the archive import the database, the storage, jobs and media of the api.",
    from: { path: "^(demo|archive)/", pathNot: TESTING },
    to: {
      path: `^(${APPS}|shared|${OUTSIDE})/`,
      pathNot: [
        "^$1/",
        String.raw`^api/src/(${API_EXPORTS})\.ts$`,
        "^shared/src/(contract|domain)/",
      ],
    },
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
      "Import router, styled-components, query and zustand from @topout/shared/platform, so there is one copy of each.",
    from: { path: `^(${APPS}|shared)/`, pathNot: `^shared/src/${PLATFORM}/` },
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
