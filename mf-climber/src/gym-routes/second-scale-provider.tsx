import { type ReactNode, useMemo } from "react";

import { useMe } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";

import { SecondScaleContext } from "./second-scale-context.ts";

interface SecondScaleProviderProps {
  gym: Gym;
  children: ReactNode;
}

/** For `SecondGrade`. Rows of long lists read a context, because a query for each of them would be slow. */
export function SecondScaleProvider({
  gym: { grade_scale: scale },
  children,
}: SecondScaleProviderProps) {
  const { user } = useMe();
  const system = user?.settings.second_scale;
  const scales = useMemo(
    () => (scale && system && scale.system !== system ? { scale, system } : undefined),
    [scale, system],
  );
  return <SecondScaleContext value={scales}>{children}</SecondScaleContext>;
}
