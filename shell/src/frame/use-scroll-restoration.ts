import { NavigationType, useLocation, useNavigationType } from "@topout/shared/platform";
import { useEffect, useLayoutEffect, useRef } from "react";

/** A new screen begins at its top; one that is gone back to stands where it was left. A panel that opens moves nothing. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const before = useRef(pathname);

  useEffect(() => {
    const remember = () => places.current.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    scrollTo(0, wentBack ? (places.current.get(key) ?? 0) : 0);
  }, [key, pathname, wentBack]);
}
