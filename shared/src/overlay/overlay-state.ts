import { useLocation, useNavigate } from "react-router-dom";

import { useGoBack } from "./use-go-back.ts";

/**
 * The state of an overlay, stored in the history entry: back closes only this overlay, and a reload keeps it open. The
 * value must be serializable.
 */
export function useOverlayState(key: string) {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { search, hash, state } = useLocation();

  return {
    /** Undefined while the overlay is closed. An older version of the app may have written it. */
    value: Object(state)[key] as unknown,
    open: (value: unknown) =>
      void navigate({ search, hash }, { state: { ...Object(state), [key]: value } }),
    close: () => goBack(1),
    /** Closes this overlay and those below it. The argument is their total number. */
    closeOverlays: goBack,
  };
}
