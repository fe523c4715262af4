import { createStore } from "@topout/shared/platform";

/** Whether the screens show copies, because the network is lost. The service worker reports it. */
export const connectionState = createStore<{
  /** The time of the oldest copy in use, in milliseconds. Null while the network works. */
  readonly savedAt: number | null;
}>()(() => ({ savedAt: null }));
