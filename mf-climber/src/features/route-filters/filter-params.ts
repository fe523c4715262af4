import { defaultFilters, type Filters } from "./filters.ts";

const HIDE = "hide";
const WITHOUT = "without";
const PROJECTS = "projects";
const WORDS = "q";
/** A comma would be escaped. */
const BETWEEN = ".";

/** What an address says; of circuits nothing, unless it names one that this gym has. */
export interface ParsedFilters extends Omit<Filters, "hiddenCircuits"> {
  readonly hiddenCircuits: readonly string[] | undefined;
}

export function parseFilterParams(
  params: URLSearchParams,
  circuits: readonly { readonly id: string }[],
): ParsedFilters {
  const hidden = listAt(params, HIDE);
  const without = listAt(params, WITHOUT).filter((id) => circuits.some((each) => each.id === id));
  return {
    sent: !hidden.includes("sent"),
    attempted: !hidden.includes("attempted"),
    projects: params.get(PROJECTS) === "1",
    query: params.get(WORDS)?.trim() ?? defaultFilters.query,
    hiddenCircuits: without.length > 0 ? without : undefined,
  };
}

/** The address with these filters in it, and all else as it was. Only what differs from the default view is said. */
export function writeFilterParams(before: URLSearchParams, filters: Filters): URLSearchParams {
  const { sent, attempted, projects, hiddenCircuits, query } = filters;
  const params = new URLSearchParams(before);
  const say = (name: string, value: string) =>
    value === "" ? params.delete(name) : params.set(name, value);

  const hidden = [!sent && "sent", !attempted && "attempted"].filter((state) => state !== false);
  say(HIDE, hidden.join(BETWEEN));
  say(WITHOUT, hiddenCircuits.join(BETWEEN));
  say(PROJECTS, projects ? "1" : "");
  say(WORDS, query);
  return params;
}

const listAt = (params: URLSearchParams, name: string) => params.get(name)?.split(BETWEEN) ?? [];
