/**
 * Leaves out routes that share their name with another one, because a name must find one dot. Circuits with the same
 * first letter have such routes, and which routes of the demo come first depends on the date.
 */
export const selectUniqueNames = <Named extends { readonly name: string }>(
  routes: readonly Named[],
): Named[] =>
  routes.filter((route) => !routes.some((other) => other !== route && other.name === route.name));
