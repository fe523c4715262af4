import { setPopStateHandler, useLocation, useNavigate } from "@topout/shared/platform";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A navigation that waits for the user's answer. */
type PendingNavigation =
  | { readonly type: "link"; readonly to: string }
  /** Back or forward, by a number of history entries. */
  | { readonly type: "history"; readonly delta: number };

/**
 * Asks before the user leaves the path by a link, the back button, a reload or closing the tab. Overlays on the same
 * path are not guarded. React Router's `useBlocker` needs a data router, which the first page would have to load.
 */
export function useLeaveGuard(isActive: boolean) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingNavigation>();
  const isLeaving = useRef(false);
  const block = (navigation: PendingNavigation) => setPending(navigation);

  useUnloadGuard(isActive, isLeaving);
  useLinkGuard(isActive, (to) => block({ type: "link", to }));
  useHistoryGuard(isActive, isLeaving, (delta) => block({ type: "history", delta }));

  return {
    isAsking: pending !== undefined,
    stay: () => setPending(undefined),
    leave: () => {
      if (!pending) return;
      isLeaving.current = true;
      setPending(undefined);
      if (pending.type === "link") void navigate(pending.to);
      else history.go(pending.delta);
    },
  };
}

interface Flag {
  readonly current: boolean;
}

function useUnloadGuard(isActive: boolean, isLeaving: Flag) {
  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: Event) => {
      if (!isLeaving.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isActive, isLeaving]);
}

/** Runs before React's listeners, so that the router does not see the click. */
function useLinkGuard(isActive: boolean, onBlock: (to: string) => void) {
  const { pathname } = useLocation();

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const to = getInternalTarget(event);
    if (!to || to.pathname === pathname) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onBlock(`${to.pathname}${to.search}${to.hash}`);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: MouseEvent) => handleClick(event);
    addEventListener("click", listener, { capture: true });
    return () => removeEventListener("click", listener, { capture: true });
  }, [isActive]);
}

/** The URL of a link that would open in this tab, without a page load. */
function getInternalTarget(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || !opensInThisTab(event) || isExternal(link)) return undefined;
  return new URL(link.href);
}

const opensInThisTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const isExternal = ({ target, download, origin }: HTMLAnchorElement) =>
  target === "_blank" || download !== "" || origin !== location.origin;

/** Undoes a back or forward navigation before the router sees it, and asks. */
function useHistoryGuard(isActive: boolean, isLeaving: Flag, onBlock: (delta: number) => void) {
  const { pathname } = useLocation();
  const index = useRef(0);
  const undoneDelta = useRef<number>(undefined);

  // Overlays on this path add history entries.
  useEffect(() => {
    index.current = getHistoryIndex();
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    if (undoneDelta.current !== undefined) {
      event.stopImmediatePropagation();
      onBlock(undoneDelta.current);
      undoneDelta.current = undefined;
      return;
    }
    if (isLeaving.current || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    undoneDelta.current = getHistoryIndex() - index.current || -1;
    history.go(-undoneDelta.current);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: PopStateEvent) => handlePopState(event);
    setPopStateHandler(listener);
    return () => setPopStateHandler();
  }, [isActive]);
}

/** React Router numbers the history entries. */
const getHistoryIndex = (): number => Number(Object(history.state).idx ?? 0);
