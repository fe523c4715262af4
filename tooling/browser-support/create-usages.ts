import type { Usage } from "./api-usage.ts";

/** Creates uses of JavaScript members such as `Array.at`, for tests. */
export const createUsages = (members: readonly string[]): Usage[] =>
  members.map((name) => ({
    name,
    location: "",
    paths: [["javascript", "builtins", ...name.split(".")]],
  }));
