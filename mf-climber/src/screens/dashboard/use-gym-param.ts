import { setPreference, useTypedSearchParams } from "@topout/shared/platform";
import { useEffect } from "react";

/**
 * Selects the gym of a link on this device, and removes it from the address. When the page loads, the document has
 * selected it already.
 */
export function useGymParam(): void {
  const [{ gym }, setParams] = useTypedSearchParams<"gym">();
  useEffect(() => {
    if (!gym) return;
    setPreference("gymId", gym);
    setParams({ gym: undefined });
  }, [gym, setParams]);
}
