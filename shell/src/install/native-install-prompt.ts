import { createStore, useStore } from "@topout/shared/platform";

/** Chromium fires this event if it can install the app. Its prompt works only once. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is BeforeInstallPromptEvent => "prompt" in event;

const store = createStore<{ readonly event: BeforeInstallPromptEvent | undefined }>()(() => ({
  event: undefined,
}));

/** Stores the browser's prompt for the Install button, and prevents the default prompt. Returns a cleanup function. */
export function captureInstallPrompt(): () => void {
  const handleEvent = (event: Event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    store.setState({ event });
  };
  addEventListener("beforeinstallprompt", handleEvent);
  return () => removeEventListener("beforeinstallprompt", handleEvent);
}

/** Returns a function that opens the browser's prompt, if there is one. */
export function useNativeInstallPrompt(): (() => void) | undefined {
  const event = useStore(store, (state) => state.event);
  return (
    event &&
    (() => {
      store.setState({ event: undefined });
      void event.prompt();
    })
  );
}
