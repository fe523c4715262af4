import { useCurrentGym } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";

/** The selected gym, if the user may set there. Otherwise one where the user may. */
export const useSetterGym = () => useCurrentGym(canSetRoutes);

const canSetRoutes = (user: User | undefined, gymId: string) => can(user, "setRoutes", gymId);
