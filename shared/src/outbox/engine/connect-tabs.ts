import type { Operation } from "@topout/shared/platform";

const CHANNEL = "topout.outbox";

type Message =
  | { readonly type: "changed" }
  /** The server has stored an operation. */
  | { readonly type: "stored"; readonly operation: Operation }
  /** A replay has ended, and the server has stored some operations. */
  | { readonly type: "replayed" };

/** Connects the tabs of this browser: one of them sends an operation, and all of them show the result. */
export function connectTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    notify: (message: Message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target origin.
      channel.postMessage(message);
    },
    onMessage: (listener: (message: Message) => void) =>
      channel.addEventListener("message", ({ data }: MessageEvent<Message>) => listener(data)),
    disconnect: () => channel.close(),
  };
}

export type Tabs = ReturnType<typeof connectTabs>;
