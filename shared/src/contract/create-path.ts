type Primitive = string | number | boolean;

/** Creates the path and the search string of a call, for example `/api/routes/get_all?gym_id=…`. */
export function createPath(
  path: string,
  params: Readonly<Record<string, Primitive>> = {},
  query: Readonly<Record<string, Primitive | undefined>> = {},
): string {
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = String(
    new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)] as [string, string]],
      ),
    ),
  );
  return `/api${pathname}${search && `?${search}`}`;
}
