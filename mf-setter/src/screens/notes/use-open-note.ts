import { useState } from "react";

import { useOverlayState } from "@topout/shared/platform";

/** The key of the group whose detail is open. On phones and tablets it is a dialog, which back closes. */
export function useOpenNote(isDesktop: boolean) {
  const [key, setKey] = useState<string>();
  const dialog = useOverlayState("note");
  return isDesktop
    ? { value: key, open: setKey, close: () => setKey(undefined) }
    : { value: dialog.value, open: (group: string) => dialog.open(group), close: dialog.close };
}
