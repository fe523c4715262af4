import { type ReactNode, useDeferredValue, useMemo } from "react";

import { createResetDots } from "../../reset-map/create-reset-dots.ts";
import { DotLegend } from "../../reset-map/dot-legend.tsx";
import { StepLayout } from "../../reset-map/step-layout.tsx";
import { listGrades } from "../../route-writes/grades.ts";
import { AdditionPill } from "./addition-pill.tsx";
import type { PlacingOptions } from "./create-place-actions.ts";
import { usePhotoDialog } from "./photos/use-photo-dialog.tsx";
import { PlaceControls } from "./place-controls.tsx";
import { PlaceFooter } from "./place-footer.tsx";
import { PlaceMap } from "./place-map.tsx";
import { type Placing, usePlacing } from "./use-placing.ts";
import { WaitingDotsBar } from "./waiting-dots-bar.tsx";

interface PlaceStepProps extends PlacingOptions {
  /** The routes that come down. */
  marks: ReadonlySet<string>;
  /** The button that leads on. */
  next: ReactNode;
  /** Adds the photos of several new routes. Undefined if fewer than two lack one. */
  onAddPhotos: (() => void) | undefined;
  /** The new route that is selected at first. */
  initialSelectedId?: string | undefined;
  /** Called when the user has finished a selected route. */
  onDone?: (() => void) | undefined;
}

/** The second step of a reset: the setter places new routes. */
export function PlaceStep(props: PlaceStepProps) {
  const { marks, next, onAddPhotos, initialSelectedId, onDone, ...options } = props;
  const { circuits } = options;
  const placing = usePlacing(options, initialSelectedId);
  // A tap changes the map first. The controls change what they show, so they need no newer values.
  const shown = useDeferredValue(placing);
  const grades = useGrades(options, shown);
  const photo = usePhotoDialog(placing, onAddPhotos);

  return (
    <StepLayout
      map={<PlaceView {...options} marks={marks} grades={grades} placing={placing} />}
      width={380}
      footer={<PlaceFooter placing={shown} next={next} onOpenPhoto={photo.open} onDone={onDone} />}
    >
      <PlaceControls circuits={circuits} grades={grades} placing={shown} onOpenPhoto={photo.open} />
      {photo.dialog}
    </StepLayout>
  );
}

/** The grades of the wall, and that of the next or the selected route, in natural order. */
function useGrades({ routes }: PlacingOptions, { brush: { grade } }: Placing): readonly string[] {
  const wallGrades = useMemo(() => listGrades(routes.map(({ route }) => route.grade)), [routes]);
  return useMemo(() => listGrades([...wallGrades, grade]), [wallGrades, grade]);
}

interface PlaceViewProps extends PlacingOptions {
  marks: ReadonlySet<string>;
  grades: readonly string[];
  placing: Placing;
}

/** The map, and the controls that overlap it. */
function PlaceView({ gym, circuits, routes, marks, grades, placing }: PlaceViewProps) {
  const { drafts, waitingIds, addition } = placing;
  const dots = useMemo(() => createResetDots(routes, marks), [routes, marks]);
  const staysCount = useMemo(() => dots.filter(({ mark }) => mark === "stays").length, [dots]);
  const waitingCount = drafts.filter(({ id }) => waitingIds.has(id)).length;

  return (
    <>
      <PlaceMap
        layout={gym.layout}
        dots={dots}
        circuits={circuits}
        grades={grades}
        placing={placing}
      />
      <AdditionPill addition={addition} />
      <WaitingDotsBar count={waitingCount} />
      <DotLegend
        waiting={waitingCount}
        placed={drafts.length}
        down={marks.size}
        stays={staysCount}
      />
    </>
  );
}
