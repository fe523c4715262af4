import type { GradeRank } from "@topout/shared/contract";
import type { SearchParams } from "@topout/shared/platform";
import { ROUTE_MARKS } from "@topout/shared/domain";

import { defaultFilters, type Filters } from "./filters.ts";

/** `q` is the search text. `hide` lists states, `hideCircuits` lists circuit ids, `marks` lists marks. `grades` has two ranks. */
export type FilterParam = "grades" | "hide" | "hideCircuits" | "marks" | "projects" | "q";

/** Not a comma, because URLs would escape it. */
const SEPARATOR = ".";

/** The filters in the URL. `hiddenCircuits` is undefined if the URL has no circuit of this gym. */
export interface ParsedFilters extends Omit<Filters, "hiddenCircuits"> {
  readonly hiddenCircuits: readonly string[] | undefined;
}

export function parseFilterParams(
  { grades, hide, hideCircuits, marks, projects, q }: SearchParams<FilterParam>,
  circuits: readonly { readonly id: string }[],
): ParsedFilters {
  const hiddenStates = parseList(hide);
  const hiddenCircuits = parseList(hideCircuits).filter((id) =>
    circuits.some((circuit) => circuit.id === id),
  );
  return {
    sent: !hiddenStates.includes("sent"),
    attempted: !hiddenStates.includes("attempted"),
    onlyProjects: projects === "1",
    marks: ROUTE_MARKS.filter((mark) => parseList(marks).includes(mark)),
    grades: parseRange(grades),
    query: q?.trim() ?? defaultFilters.query,
    hiddenCircuits: hiddenCircuits.length > 0 ? hiddenCircuits : undefined,
  };
}

/** A filter with its default value becomes an empty string, which removes the parameter. */
export function formatFilterParams(filters: Filters): Record<FilterParam, string> {
  const { sent, attempted, onlyProjects, marks, grades, hiddenCircuits, query } = filters;
  const hiddenStates = [!sent && "sent", !attempted && "attempted"].filter(
    (state) => state !== false,
  );
  return {
    hide: hiddenStates.join(SEPARATOR),
    hideCircuits: hiddenCircuits.join(SEPARATOR),
    marks: marks.join(SEPARATOR),
    grades: grades ? grades.min + SEPARATOR + grades.max : "",
    projects: onlyProjects ? "1" : "",
    q: query,
  };
}

function parseRange(value: string | undefined): GradeRank | null {
  const [min = 0, max = -1] = parseList(value).map(Number);
  return min <= max ? { min, max } : null;
}

const parseList = (value: string | undefined) => value?.split(SEPARATOR) ?? [];
