import { useSyncExternalStore } from "react";

const PREFIX = "@media ";

/** Whether a query of the theme's `media` matches. False if `matchMedia` is missing, as in jsdom. */
export function useMediaQuery(query: `@media ${string}`) {
  const condition = query.slice(PREFIX.length);
  return useSyncExternalStore(
    (onChange) => {
      const queryList = globalThis.matchMedia?.(condition);
      queryList?.addEventListener("change", onChange);
      return () => queryList?.removeEventListener("change", onChange);
    },
    () => globalThis.matchMedia?.(condition).matches ?? false,
  );
}
