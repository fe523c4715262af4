import { paths } from "@topout/shared/paths";
import { preferences, setPreference, useNavigate } from "@topout/shared/platform";
import { useEffect } from "react";

/** Selects the gym of a label on this device. If the user then selects another gym, opens the dashboard of that one. */
export function useSelectGym(gymId: string): void {
  const navigate = useNavigate();

  useEffect(() => {
    setPreference("gymId", gymId);
    return preferences.subscribe((state) => {
      if (state.gymId !== gymId) void navigate(paths.dashboard);
    });
  }, [navigate, gymId]);
}
