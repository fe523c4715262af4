import { useOverlayState } from "@topout/shared/platform";

/** The open dialog of the screen. */
export type SettingDialog =
  | { readonly kind: "new-route" }
  | { readonly kind: "edit-route"; readonly routeId: string }
  | { readonly kind: "delete-route"; readonly routeId: string }
  | { readonly kind: "new-set" }
  | { readonly kind: "edit-set" }
  | { readonly kind: "delete-set" };

const KINDS: ReadonlySet<unknown> = new Set<SettingDialog["kind"]>([
  "new-route",
  "edit-route",
  "delete-route",
  "new-set",
  "edit-set",
  "delete-set",
]);

/** The dialog is in the history entry, so that back closes it. */
export function useSettingDialog() {
  const { value, open, close } = useOverlayState("routeSetting");
  return {
    dialog: isSettingDialog(value) ? value : undefined,
    open: (dialog: SettingDialog) => open(dialog),
    close,
  };
}

const isSettingDialog = (value: unknown): value is SettingDialog =>
  KINDS.has((Object(value) as { kind?: unknown }).kind);
