import { useEffect, useRef } from "react";

/** Focuses a step that a button of another step has opened, because that button is gone. Its map gets the keys at once. */
export function useFocusOnStep<E extends HTMLElement>(step: string) {
  const element = useRef<E>(null);
  const previousStep = useRef(step);

  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (document.activeElement !== document.body) return;
    const map = element.current?.querySelector<HTMLElement>("[role=listbox], [role=application]");
    (map ?? element.current)?.focus({ preventScroll: true });
  }, [step]);

  return element;
}
