import type { GradeRank, GradeScale } from "@topout/shared/contract";
import type { SearchParams } from "@topout/shared/platform";
import { ROUTE_MARKS } from "@topout/shared/domain";

import { defaultFilters, type Filters } from "./filters.ts";

/**
 * `q` is the search text. `hide` lists states, `hideCircuits` lists circuit ids, `marks` lists marks. The grades are
 * named, so that a link keeps its meaning if the scale of the gym changes.
 */
export type FilterParam =
  | "fromGrade"
  | "hide"
  | "hideCircuits"
  | "marks"
  | "projects"
  | "q"
  | "toGrade";

type Scale = Pick<GradeScale, "grades"> | null | undefined;

/** What the filters name. */
interface FilteredGym {
  readonly circuits: readonly { readonly id: string }[];
  /** Undefined while it loads. */
  readonly scale: Scale;
}

/** Not a comma, because URLs would escape it. */
const SEPARATOR = ".";

/** The filters in the URL. `hiddenCircuits` is undefined if the URL has no circuit of this gym. */
export interface ParsedFilters extends Omit<Filters, "hiddenCircuits"> {
  readonly hiddenCircuits: readonly string[] | undefined;
}

export function parseFilterParams(
  { fromGrade, hide, hideCircuits, marks, projects, q, toGrade }: SearchParams<FilterParam>,
  { circuits, scale }: FilteredGym,
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
    grades: findRange(scale, fromGrade, toGrade),
    query: q?.trim() ?? defaultFilters.query,
    hiddenCircuits: hiddenCircuits.length > 0 ? hiddenCircuits : undefined,
  };
}

/** A filter with its default value becomes an empty string, which removes the parameter. */
export function formatFilterParams(filters: Filters, scale: Scale): Record<FilterParam, string> {
  const { sent, attempted, onlyProjects, marks, grades, hiddenCircuits, query } = filters;
  const hiddenStates = [!sent && "sent", !attempted && "attempted"].filter(
    (state) => state !== false,
  );
  return {
    hide: hiddenStates.join(SEPARATOR),
    hideCircuits: hiddenCircuits.join(SEPARATOR),
    marks: marks.join(SEPARATOR),
    ...formatRange(scale, grades),
    projects: onlyProjects ? "1" : "",
    q: query,
  };
}

const formatRange = (scale: Scale, range: GradeRank | null) => ({
  fromGrade: (range && scale?.grades[range.min]) ?? "",
  toGrade: (range && scale?.grades[range.max]) ?? "",
});

/** Null unless both grades are in the scale. */
function findRange(scale: Scale, from = "", to = ""): GradeRank | null {
  if (!scale) return null;
  const [min, max] = [scale.grades.indexOf(from), scale.grades.indexOf(to)];
  return min >= 0 && min <= max ? { min, max } : null;
}

const parseList = (value: string | undefined) => value?.split(SEPARATOR) ?? [];
