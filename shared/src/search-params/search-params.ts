/** The search params that a screen reads, by name. */
export type SearchParams<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The search params to change. An empty or undefined value removes the parameter. */
export type SearchParamChanges<Name extends string> = Readonly<
  Partial<Record<Name, string | undefined>>
>;

export const parseSearchParams = <Name extends string>(search: string) =>
  Object.fromEntries(new URLSearchParams(search)) as SearchParams<Name>;

/** Returns the search string with these changes. Other parameters do not change. */
export function updateSearchParams<Name extends string>(
  search: string,
  changes: SearchParamChanges<Name>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries<string | undefined>(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return String(params) && `?${params}`;
}
