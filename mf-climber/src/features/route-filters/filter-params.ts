import type { SearchParams } from "@topout/shared/platform";

import { defaultFilters, type Filters } from "./filters.ts";

/** `q` is the search text; `hide` lists states; `without` lists circuit ids. */
export type FilterParam = "hide" | "without" | "projects" | "q";

/** Not a comma, because URLs would escape it. */
const SEPARATOR = ".";

/** The filters in the URL. `hiddenCircuits` is undefined if the URL names no circuit of this gym. */
export interface ParsedFilters extends Omit<Filters, "hiddenCircuits"> {
  readonly hiddenCircuits: readonly string[] | undefined;
}

export function parseFilterParams(
  { hide, without, projects, q }: SearchParams<FilterParam>,
  circuits: readonly { readonly id: string }[],
): ParsedFilters {
  const hidden = parseList(hide);
  const hiddenCircuits = parseList(without).filter((id) => circuits.some((each) => each.id === id));
  return {
    sent: !hidden.includes("sent"),
    attempted: !hidden.includes("attempted"),
    projects: projects === "1",
    query: q?.trim() ?? defaultFilters.query,
    hiddenCircuits: hiddenCircuits.length > 0 ? hiddenCircuits : undefined,
  };
}

/** A filter with its default value becomes an empty string, which removes the parameter. */
export function formatFilterParams(filters: Filters): Record<FilterParam, string> {
  const { sent, attempted, projects, hiddenCircuits, query } = filters;
  const hidden = [!sent && "sent", !attempted && "attempted"].filter((state) => state !== false);
  return {
    hide: hidden.join(SEPARATOR),
    without: hiddenCircuits.join(SEPARATOR),
    projects: projects ? "1" : "",
    q: query,
  };
}

const parseList = (value: string | undefined) => value?.split(SEPARATOR) ?? [];
