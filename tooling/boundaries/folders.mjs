/** Parts of patterns of paths, for import rules. */
export const APPS = "shell|mf-[^/]+";
export const OUTSIDE = "api|archive|demo|embedded-postgres|e2e|bench|tooling";
export const TESTING = String.raw`/testing/|\.test\.tsx?$`;
