import { useLocation, useNavigate } from "@topout/shared/platform";
import { useHistoryBlocker, useUnloadBlocker } from "@topout/shared/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { isPlainClick } from "../../links/is-plain-click.ts";

/** A navigation that waits for the user's decision. */
type BlockedNavigation =
  | { readonly type: "link"; readonly to: string }
  /** Back or forward, by a number of history entries. */
  | { readonly type: "history"; readonly delta: number };

/**
 * Blocks links, back and forward that leave the path, until `proceed` or `reset` is called. Before a reload and before
 * the tab closes, the browser asks the user. Overlays on the same path are not blocked. React Router's `useBlocker`
 * needs a data router, which would add to the first load.
 */
export function useNavigationBlocker(isActive: boolean) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const isProceeding = useRef(false);

  useUnloadBlocker(isActive, isProceeding);
  useLinkBlocker(isActive, (to) => setBlocked({ type: "link", to }));
  useHistoryBlocker({
    isActive,
    isProceeding,
    shouldBlock: () => location.pathname !== pathname,
    onBlock: (delta) => setBlocked({ type: "history", delta }),
  });

  return {
    isBlocked: blocked !== undefined,
    reset: () => setBlocked(undefined),
    proceed: () => {
      if (!blocked) return;
      isProceeding.current = true;
      setBlocked(undefined);
      if (blocked.type === "link") void navigate(blocked.to);
      else history.go(blocked.delta);
    },
  };
}

/** Runs before React's listeners, so that the router does not see the click. */
function useLinkBlocker(isActive: boolean, onBlock: (to: string) => void) {
  const { pathname } = useLocation();

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const url = getInternalUrl(event);
    if (!url || url.pathname === pathname) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onBlock(`${url.pathname}${url.search}${url.hash}`);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: MouseEvent) => handleClick(event);
    addEventListener("click", listener, { capture: true });
    return () => removeEventListener("click", listener, { capture: true });
  }, [isActive]);
}

/** Returns the URL of the clicked link if it would open in this tab without a page load. */
function getInternalUrl(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || !isPlainClick(event) || isExternal(link)) return undefined;
  return new URL(link.href);
}

const isExternal = ({ target, download, origin }: HTMLAnchorElement) =>
  target === "_blank" || download !== "" || origin !== location.origin;
