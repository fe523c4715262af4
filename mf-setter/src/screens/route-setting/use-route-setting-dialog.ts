import { useOverlayState } from "@topout/shared/platform";

/** The open dialog of the screen. */
export type RouteSettingDialog =
  | { readonly kind: "new-route" }
  | { readonly kind: "edit-route"; readonly routeId: string }
  | { readonly kind: "announce-route"; readonly routeId: string }
  | { readonly kind: "delete-route"; readonly routeId: string }
  | { readonly kind: "new-set" }
  | { readonly kind: "edit-set" }
  | { readonly kind: "delete-set" };

const KINDS: ReadonlySet<unknown> = new Set<RouteSettingDialog["kind"]>([
  "new-route",
  "edit-route",
  "announce-route",
  "delete-route",
  "new-set",
  "edit-set",
  "delete-set",
]);

/** Stores the open dialog in the history entry, so that back closes it. */
export function useRouteSettingDialog() {
  const { value, open, close } = useOverlayState("routeSetting");
  return {
    dialog: isRouteSettingDialog(value) ? value : undefined,
    open: (dialog: RouteSettingDialog) => open(dialog),
    close,
  };
}

const isRouteSettingDialog = (value: unknown): value is RouteSettingDialog =>
  KINDS.has((Object(value) as { kind?: unknown }).kind);
