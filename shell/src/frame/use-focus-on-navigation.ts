import { useLocation } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

/** Focuses the new screen after a navigation, because the clicked link may be removed. Skips the first screen. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
