import { createStore } from "@topout/shared/platform";

/** Whether the screens show cached responses, because the network is lost. The service worker reports it. */
export const connectionState = createStore<{
  /** The time of the oldest cached response in use, in milliseconds. Null while the network works. */
  readonly savedAt: number | null;
}>()(() => ({ savedAt: null }));
