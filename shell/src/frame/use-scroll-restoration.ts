import { NavigationType, useLocation, useNavigationType } from "@topout/shared/platform";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Scrolls a new screen to its top and restores the position after back or forward. Ignores overlays. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const previousPath = useRef(pathname);

  useEffect(() => {
    const savePosition = () => positions.current.set(key, scrollY);
    addEventListener("scroll", savePosition, { passive: true });
    return () => removeEventListener("scroll", savePosition);
  }, [key]);

  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    scrollTo(0, isPop ? (positions.current.get(key) ?? 0) : 0);
  }, [key, pathname, isPop]);
}
