/**
 * Returns the routes whose name no other route has, so that a journey can find their dots by name. Circuits with the
 * same first letter have routes with equal names.
 */
export const selectUniqueNames = <Named extends { readonly name: string }>(
  routes: readonly Named[],
): Named[] =>
  routes.filter((route) => !routes.some((other) => other !== route && other.name === route.name));
