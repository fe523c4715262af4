import { APPS, OUTSIDE, TESTING } from "./folders.mjs";

/** What the packages of the demo and of the archive may import from the api, in its `exports`. */
const API_EXPORTS =
  "(database|jobs|storage|media/video)/index|database/schema|errors/startup-error";

/** The folders of `api/src`, top layer first. A folder imports from its own layer and from lower ones. */
const API_LAYERS = [
  { name: "program", folders: "program|cli|backups" },
  { name: "features", folders: "features" },
  { name: "lists", folders: "lists|openapi" },
  { name: "http", folders: "http" },
  {
    name: "services",
    folders:
      "audit|auth|queries|media|storage|jobs|mail|logging|metrics|operations|releases|telemetry|config",
  },
  { name: "database", folders: "database" },
  { name: "base", folders: "errors|files|concurrency" },
];
const allFolders = (/** @type {typeof API_LAYERS} */ layers) =>
  layers.map(({ folders }) => folders).join("|");

const layerRules = API_LAYERS.slice(1).map(({ name, folders }, index) => ({
  name: `api-layer-${name}`,
  comment:
    "features → lists → http → services → database → base. Never import from a higher layer.",
  from: { path: `^api/src/(${folders})/`, pathNot: TESTING },
  // `api/src/*.ts` assembles the program, so it is above all layers.
  to: { path: [`^api/src/(${allFolders(API_LAYERS.slice(0, index + 1))})/`, "^api/src/[^/]+$"] },
}));

/** The import rules of the server. */
export const apiRules = [
  ...layerRules,
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
    name: "services-throw-their-own-errors",
    comment: "A worker uses these folders too. `http/` converts their errors to responses.",
    from: { path: "^api/src/(auth|media|storage|jobs|mail|database)/" },
    to: { path: "^api/src/errors/problem-error" },
  },
  {
    name: "program-imports-demo-and-archive",
    comment:
      "Only the program, its backups and the command line import the demo's data and the archive.",
    from: { path: `^(${APPS}|shared|api)/`, pathNot: ["^api/src/(program|cli|backups)/", TESTING] },
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
];
