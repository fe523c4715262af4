import { useLocation } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

/** After a link the reading goes on in the new screen, not at the link that is gone. The first screen is left alone. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
