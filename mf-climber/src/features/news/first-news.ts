import type { News } from "./get-news.ts";

/** What the map that is drawn before React has decided about the bar. */
export interface FirstNews {
  readonly gymId: string;
  /** Undefined if there is no bar. */
  readonly news: News | undefined;
  /** The drawn bar. */
  readonly bar: HTMLElement | undefined;
}

declare global {
  interface Window {
    firstNews?: FirstNews;
  }
}
