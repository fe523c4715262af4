import { useId, useState } from "react";

import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

import { FieldGroupLabel } from "../../route-writes/field-group.ts";
import { RouteTextDialog } from "../../route-writes/route-text-dialog.tsx";
import { ToggleChip } from "../../styles/toggle-chip.ts";
import { DesktopLabel } from "./desktop-label.ts";

interface GradePickerProps {
  /** In natural order. */
  grades: readonly string[];
  selected: string;
  onSelect: (grade: string) => void;
}

/** The grade of the next or the selected route: one of those in use, or another one. */
export function GradePicker({ grades, selected, onSelect }: GradePickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isOther = selected !== "" && !grades.includes(selected);
  return (
    <>
      <DesktopLabel>
        <FieldGroupLabel id={id}>Grade</FieldGroupLabel>
      </DesktopLabel>
      <Row role="group" aria-labelledby={id}>
        {grades.map((grade) => (
          <ToggleChip
            key={grade}
            ref={grade === selected ? scrollRowTo : undefined}
            type="button"
            aria-pressed={grade === selected}
            onClick={() => onSelect(grade)}
          >
            {grade}
          </ToggleChip>
        ))}
        <ToggleChip type="button" aria-pressed={isOther} onClick={() => setIsOpen(true)}>
          {isOther ? selected : "Other"}
        </ToggleChip>
      </Row>
      {isOpen && (
        <RouteTextDialog
          field="grade"
          initialText={selected}
          onSave={onSelect}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Shows the selected chip in the middle of its row. `scrollIntoView` would scroll the page too. */
function scrollRowTo(chip: HTMLElement | null) {
  const row = chip?.parentElement;
  if (row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 4px 0;

  ${media.desktop} {
    flex-wrap: wrap;
  }
`;
