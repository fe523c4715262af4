import { createStore, useStore } from "@topout/shared/platform";

/** What a browser that can install the app hands out; it may be shown once. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallDialog = (event: Event): event is BeforeInstallPromptEvent => "prompt" in event;

const store = createStore<{ readonly dialog: BeforeInstallPromptEvent | undefined }>()(() => ({
  dialog: undefined,
}));

/** Keeps the browser's dialog for the prompt's button, until the returned call: the browser does not offer it by itself. */
export function captureInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!isInstallDialog(event)) return;
    event.preventDefault();
    store.setState({ dialog: event });
  };
  addEventListener("beforeinstallprompt", keep);
  return () => removeEventListener("beforeinstallprompt", keep);
}

/** Opens the browser's dialog, if there is one. */
export function useNativeInstallPrompt(): (() => void) | undefined {
  const dialog = useStore(store, (state) => state.dialog);
  return (
    dialog &&
    (() => {
      store.setState({ dialog: undefined });
      void dialog.prompt();
    })
  );
}
