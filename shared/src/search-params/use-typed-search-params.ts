import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { parseSearchParams, type SearchParamChanges, updateSearchParams } from "./search-params.ts";

/**
 * A screen's state in the URL, so that users can share it. A change replaces the history entry and keeps its other
 * parameters and its state, for example an open route panel.
 */
export function useTypedSearchParams<Name extends string>() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const params = useMemo(() => parseSearchParams<Name>(search), [search]);

  const setParams = useCallback(
    (changes: SearchParamChanges<Name>) =>
      void navigate({ search: updateSearchParams(search, changes) }, { replace: true, state }),
    [navigate, search, state],
  );

  return [params, setParams] as const;
}
