import { useQuery } from "@topout/shared/platform";

import { isApiError } from "./api-error.ts";
import { gymQueries } from "./gyms.ts";

type Id = string | null | undefined;

/** Loads a gym with its layout. */
export function useGym(id: Id) {
  const query = useQuery({ ...gymQueries.get(id ?? ""), enabled: Boolean(id) });
  return { gym: query.data, isMissing: !id || isApiError(query.error, "NOT_FOUND"), query };
}
