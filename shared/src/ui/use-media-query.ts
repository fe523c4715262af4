import { useSyncExternalStore } from "react";

const PREFIX = "@media ";

/** Takes a query of the theme's `media`. Returns false where `matchMedia` is missing, such as in jsdom. */
export function useMediaQuery(query: `@media ${string}`) {
  const condition = query.slice(PREFIX.length);
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia?.(condition);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    () => globalThis.matchMedia?.(condition).matches ?? false,
  );
}
