import { type RefObject, useEffect } from "react";

/** Focuses the first invalid field after each failed submit. */
export function useFocusInvalidField(
  form: RefObject<HTMLElement | null>,
  failedSubmitCount: number,
) {
  useEffect(() => {
    if (failedSubmitCount > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [form, failedSubmitCount]);
}
