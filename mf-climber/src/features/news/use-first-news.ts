import { useSyncExternalStore } from "react";

import type { FirstNews } from "./first-news.ts";

/**
 * Returns what the first map has decided, while it is shown. React reads it again before a commit, because the map can
 * be drawn while React renders.
 */
export function useFirstNews(): FirstNews | undefined {
  const firstNews = useSyncExternalStore(subscribe, readFirstNews);
  // Not a part of the snapshot, because the end of the map must not render the dashboard again.
  return window.firstDrawing && firstNews;
}

/** The first map decides nothing after React has rendered the dashboard. */
const subscribe = () => () => undefined;

const readFirstNews = () => window.firstNews;
