/** Returns a regular expression for these paths. It matches like the router. */
export const createPathPattern = (paths: readonly string[]): string =>
  `^(${paths.map((path) => path.replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, "")).join("|")})/*$`;
