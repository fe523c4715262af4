import type { Area, Route } from "@topout/shared/contract";

/** The routes in the chosen areas. Those in no area of the layout are listed with the whole gym. */
export function filterRoutes(
  routes: readonly Route[],
  areas: readonly Area[],
  chosenCodes: ReadonlySet<string>,
): readonly Route[] {
  const withCode = areas.filter(({ code }) => code !== undefined);
  const chosen = withCode.filter(({ code = "" }) => chosenCodes.has(code));
  if (chosen.length === withCode.length) return routes;
  const names = new Set(chosen.map(({ name }) => name));
  return routes.filter(({ location }) => names.has(location));
}
