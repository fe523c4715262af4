import { gymQueries, useMe } from "@topout/shared/api";
import { useQuery } from "@topout/shared/platform";
import { type ReactNode, useMemo } from "react";

import { SecondScaleContext } from "./second-scale-context.ts";

interface SecondScaleProviderProps {
  /** The gym whose grades `SecondGrade` converts. */
  gymId: string;
  children: ReactNode;
}

/** For `SecondGrade`. Rows of long lists read a context, because a query for each of them would be slow. */
export function SecondScaleProvider({ gymId, children }: SecondScaleProviderProps) {
  const { user } = useMe();
  const system = user?.settings.second_scale;
  const { data: gym } = useQuery({ ...gymQueries.get(gymId), enabled: Boolean(system) });
  const scale = gym?.grade_scale;
  const scales = useMemo(
    () => (scale && system && scale.system !== system ? { scale, system } : undefined),
    [scale, system],
  );
  return <SecondScaleContext value={scales}>{children}</SecondScaleContext>;
}
