import { gritworks } from "./gritworks/gritworks.ts";
import type { GymDesign } from "../plan/gym-design.ts";
import { harbourBlocs } from "./harbour-blocs/harbour-blocs.ts";

/** Visitors see the first gym by name, so that is Gritworks Leeds. */
export const gymDesigns: readonly GymDesign[] = [gritworks, harbourBlocs];
