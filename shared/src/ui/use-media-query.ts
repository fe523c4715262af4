import { useSyncExternalStore } from "react";

const PREFIX = "@media ";

/** Takes a query of the theme's `media`. Where no screen can be asked, a test say, it does not match. */
export function useMediaQuery(query: `@media ${string}`) {
  const condition = query.slice(PREFIX.length);
  return useSyncExternalStore(
    (changed) => {
      const list = globalThis.matchMedia?.(condition);
      list?.addEventListener("change", changed);
      return () => list?.removeEventListener("change", changed);
    },
    () => globalThis.matchMedia?.(condition).matches ?? false,
  );
}
