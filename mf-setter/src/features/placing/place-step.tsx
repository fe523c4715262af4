import { type ReactNode, useId, useMemo } from "react";

import type { Circuit } from "@topout/shared/contract";
import { STYLE_TAGS } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, useMediaQuery, VisuallyHidden } from "@topout/shared/ui";

import { createResetDots } from "../../reset-map/create-reset-dots.ts";
import { DotLegend } from "../../reset-map/dot-legend.tsx";
import { StepControls } from "../../reset-map/step-controls.tsx";
import { StepLayout } from "../../reset-map/step-layout.tsx";
import { StyleChips } from "../../route-writes/style-chips.tsx";
import { StyleLabel } from "../../route-writes/style-label.tsx";
import { AdditionPill } from "./addition-pill.tsx";
import { CircuitPicker } from "./circuit-picker.tsx";
import type { PlacingOptions } from "./create-place-actions.ts";
import { DesktopLabel } from "./desktop-label.ts";
import { DraftList } from "./draft-list.tsx";
import { GradePicker } from "./grade-picker.tsx";
import { listGrades } from "../../route-writes/grades.ts";
import { toggleStyle } from "./model/brush.ts";
import { PhotoFooterButton } from "./photos/photo-button.tsx";
import { usePhotoDialog } from "./photos/use-photo-dialog.tsx";
import { PlaceMap } from "./place-map.tsx";
import { UndoButton } from "./undo-button.tsx";
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
  const { circuits, routes } = options;
  const placing = usePlacing(options, initialSelectedId);
  const isDesktop = useMediaQuery(media.desktop);
  const wallGrades = useMemo(() => listGrades(routes.map(({ route }) => route.grade)), [routes]);
  const grades = listGrades([...wallGrades, placing.brush.grade]);
  const marked = placing.selected ?? placing.lastPlaced;
  const photo = usePhotoDialog(placing, onAddPhotos);
  const finish = () => {
    placing.select(undefined);
    onDone?.();
  };

  return (
    <StepLayout
      map={<PlaceView {...options} marks={marks} grades={grades} placing={placing} />}
      width={380}
      footer={
        <>
          <UndoButton placing={placing} />
          {!isDesktop && marked && <PhotoFooterButton draft={marked} onOpen={photo.open} />}
          {placing.selected ? (
            <Button variant="primary" size="large" onClick={finish}>
              Done
            </Button>
          ) : (
            next
          )}
        </>
      }
    >
      <StepControls title="What goes up" hint="Tap the map. Circuit, grade and styles stay.">
        <PlaceControls circuits={circuits} grades={grades} placing={placing} />
        {isDesktop && <DraftList circuits={circuits} placing={placing} onOpenPhoto={photo.open} />}
      </StepControls>
      {photo.dialog}
    </StepLayout>
  );
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

interface PlaceControlsProps {
  circuits: readonly Circuit[];
  grades: readonly string[];
  placing: Placing;
}

/** What the next or the selected route gets. */
function PlaceControls({ circuits, grades, placing }: PlaceControlsProps) {
  const { styles } = placing.brush;
  const styleId = useId();
  return (
    <>
      <VisuallyHidden role="status">{placing.announcement}</VisuallyHidden>
      <CircuitPicker
        circuits={circuits}
        selectedId={placing.circuitId}
        getNextName={placing.getNextName}
        onSelect={placing.changeCircuit}
      />
      <GradePicker
        grades={grades}
        selected={placing.brush.grade}
        onSelect={(grade) => placing.change({ grade })}
      />
      <DesktopLabel>
        <StyleLabel id={styleId} count={styles.length} />
      </DesktopLabel>
      <Styles role="group" aria-labelledby={styleId}>
        <StyleChips
          styles={STYLE_TAGS}
          selected={styles}
          onToggle={(style) => placing.change({ styles: toggleStyle(styles, style) })}
        />
      </Styles>
    </>
  );
}

/** One row on a phone, so that the map stays large. */
const Styles = styled.div`
  overflow-x: auto;
  padding: 4px 0;

  > div {
    flex-wrap: nowrap;
  }

  > div > button {
    flex: none;
  }

  ${media.desktop} {
    overflow: visible;

    > div {
      flex-wrap: wrap;
    }
  }
`;
