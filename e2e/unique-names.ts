/**
 * Returns the routes with a unique name, so that a journey can find their dots by name. Routes of circuits with the
 * same first letter can have the same name.
 */
export const filterByUniqueName = <Named extends { readonly name: string }>(
  routes: readonly Named[],
): Named[] =>
  routes.filter((route) => !routes.some((other) => other !== route && other.name === route.name));
