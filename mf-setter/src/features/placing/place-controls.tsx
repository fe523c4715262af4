import { memo, useId } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import type { Circuit } from "@topout/shared/contract";
import { STYLE_TAGS } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery, VisuallyHidden } from "@topout/shared/ui";

import { StepControls } from "../../reset-map/step-controls.tsx";
import { StyleChips } from "../../route-writes/style-chips.tsx";
import { StyleLabel } from "../../route-writes/style-label.tsx";
import { CircuitPicker } from "./circuit-picker.tsx";
import { DesktopLabel } from "./desktop-label.ts";
import { DraftList } from "./draft-list.tsx";
import { GradePicker } from "./grade-picker.tsx";
import { toggleStyle } from "./model/brush.ts";
import type { Placing } from "./use-placing.ts";

interface PlaceControlsProps {
  circuits: readonly Circuit[];
  grades: readonly string[];
  placing: Placing;
  onOpenPhoto: (draft: PlacedRoute) => void;
}

/** What the next or the selected route gets, and on desktop the new routes. */
export const PlaceControls = memo(function PlaceControls(props: PlaceControlsProps) {
  const { circuits, grades, placing, onOpenPhoto } = props;
  const isDesktop = useMediaQuery(media.desktop);
  const { styles } = placing.brush;
  const styleId = useId();
  return (
    <StepControls title="What goes up" hint="Tap the map. Circuit, grade and styles stay.">
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
      {isDesktop && <DraftList circuits={circuits} placing={placing} onOpenPhoto={onOpenPhoto} />}
    </StepControls>
  );
});

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
