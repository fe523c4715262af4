import { setPreference, useTypedSearchParams } from "@topout/shared/platform";
import { useEffect } from "react";

/** Selects the gym of the address on this device, for the QR code of a gym. The address then loses it. */
export function useGymParam(): void {
  const [{ gym }, setParams] = useTypedSearchParams<"gym">();
  useEffect(() => {
    if (gym === undefined) return;
    setPreference("gymId", gym);
    setParams({ gym: undefined });
  }, [gym, setParams]);
}
