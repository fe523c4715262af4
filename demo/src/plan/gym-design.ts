import type { GradeScale, GradeTarget } from "@topout/shared/contract";

import type { GymScene } from "../drawing/gym-photo.ts";
import type { CircuitDesign } from "./circuits.ts";
import type { GymSection } from "./layout.ts";
import type { NoteDesign } from "./note-design.ts";
import type { AccountDesign, ClimberRow } from "./users.ts";

/** What is known of a demo gym before the demo has a date. */
export interface GymDesign {
  readonly name: string;
  readonly location: string;
  readonly about: string;
  readonly gradeScale: GradeScale;
  readonly gradeTargets: readonly GradeTarget[];
  /** Starts the labels from which ids and random choices derive, so that two gyms never share a label. */
  readonly labelPrefix: string;
  readonly sections: readonly GymSection[];
  readonly circuits: readonly CircuitDesign[];
  readonly accounts: readonly AccountDesign[];
  readonly climbers: readonly ClimberRow[];
  readonly notes: readonly NoteDesign[];
  readonly scene: GymScene;
  /** The width of the photos of its current routes, in pixels. Rendering them takes most of the seeding time. */
  readonly photoWidth: number;
}
