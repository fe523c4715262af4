import { gymQueries } from "@topout/shared/api";
import { useQuery } from "@topout/shared/platform";
import { useState } from "react";

/** The home gym of a form. If there is only one gym, it is selected by default. */
export function useHomeGym(savedGymId: string | null, initialGymId?: string | null) {
  const { data: gyms = [] } = useQuery(gymQueries.first());
  const [selectedGymId, setSelectedGymId] = useState(initialGymId);

  const onlyGymId = gyms.length === 1 ? gyms[0]?.id : undefined;
  const defaultGymId = savedGymId ?? onlyGymId ?? null;
  return {
    homeGymId: selectedGymId === undefined ? defaultGymId : selectedGymId,
    /** Null after the user clears the gym. Undefined until the user selects or clears one. */
    selectedGymId,
    setSelectedGymId,
  };
}
