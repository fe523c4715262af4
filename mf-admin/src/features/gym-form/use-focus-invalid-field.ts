import { type RefObject, useEffect } from "react";

/** After each rejected submit, focuses the first invalid field. */
export function useFocusOnRejection(form: RefObject<HTMLElement | null>, rejectedCount: number) {
  useEffect(() => {
    if (rejectedCount > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [form, rejectedCount]);
}
