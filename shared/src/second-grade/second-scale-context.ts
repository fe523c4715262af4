import { createContext } from "react";

import type { GradeScale, GradeSystem } from "@topout/shared/contract";

interface SecondScale {
  readonly scale: GradeScale;
  readonly system: GradeSystem;
}

/** The scale of the gym, and the one in which the user also wants to see grades. */
export const SecondScaleContext = createContext<SecondScale | undefined>(undefined);
