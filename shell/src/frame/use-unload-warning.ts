import { useIsMutating } from "@topout/shared/platform";
import { useEffect } from "react";

/** While a change is being sent, the browser asks before it reloads or closes the page. */
export function useUnloadWarning(): void {
  const isSending = useIsMutating() > 0;

  useEffect(() => {
    if (!isSending) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);
}
