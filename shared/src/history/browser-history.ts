import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  type To,
} from "react-router-dom";

import { isNavigationBlocked } from "./history-blockers.ts";

/** The state of a history entry. The format is that of React Router, which has written the entries of older tabs. */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  /** Its position among the entries of the app. */
  readonly idx: number;
}

export interface HistoryState {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/**
 * The history of the browser, for a router. React Router's own history cannot block back and forward, and does not tell
 * where an entry is. See decision 30.
 */
export function createBrowserHistory() {
  let index = readState().idx ?? stampEntry(0);
  let { href } = location;
  let onChange: (state: HistoryState) => void = () => undefined;

  const notify = (navigationType: NavigationType) => {
    ({ href } = location);
    onChange(toHistoryState(navigationType));
  };

  const handlePopState = () => {
    // For a link to a fragment, the browser has added an entry without a state, or replaced it if the URL is the same.
    const newIndex = readState().idx ?? stampEntry(location.href === href ? index : index + 1);
    if (isNavigationBlocked(index, newIndex)) return;
    index = newIndex;
    notify(NavigationType.Pop);
  };

  const navigator: Navigator = {
    createHref,
    encodeLocation,
    go: (delta) => history.go(delta),
    push: (to, state) => {
      index += 1;
      pushEntry(createEntryState(state, index), createHref(to));
      notify(NavigationType.Push);
    },
    replace: (to, state) => {
      history.replaceState(createEntryState(state, index), "", createHref(to));
      notify(NavigationType.Replace);
    },
  };

  return {
    navigator,
    initialState: toHistoryState(NavigationType.Pop),
    listen: (listener: (state: HistoryState) => void) => {
      onChange = listener;
      addEventListener("popstate", handlePopState);
      return () => removeEventListener("popstate", handlePopState);
    },
  };
}

const readState = () => Object(history.state) as Partial<EntryState>;

function stampEntry(index: number): number {
  history.replaceState({ ...readState(), idx: index }, "");
  return index;
}

const createEntryState = (state: unknown, index: number): EntryState => ({
  usr: state,
  key: Math.random().toString(36).slice(2, 10),
  idx: index,
});

/** Safari limits how often a page may add entries. A document load has no limit. */
function pushEntry(state: EntryState, href: string) {
  try {
    history.pushState(state, "", href);
  } catch (error) {
    if (error instanceof DOMException && error.name === "DataCloneError") throw error;
    location.assign(href);
  }
}

const createHref = (to: To) => (typeof to === "string" ? to : createPath(to));

function encodeLocation(to: To) {
  const { pathname, search, hash } = new URL(createHref(to), location.origin);
  return { pathname, search, hash };
}

function toHistoryState(navigationType: NavigationType): HistoryState {
  const { pathname, search, hash } = location;
  const { usr = null, key = "default" } = readState();
  return { location: { pathname, search, hash, state: usr, key }, navigationType };
}
