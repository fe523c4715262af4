import { useState } from "react";

import { styled } from "@topout/shared/platform";

import { RouteTextDialog } from "../../route-writes/route-text-dialog.tsx";
import { ToggleChip } from "../../styles/toggle-chip.ts";

interface GradePickerProps {
  /** In natural order. */
  grades: readonly string[];
  selected: string;
  onSelect: (grade: string) => void;
}

/** The grade of the next or the selected route: one of those in use, or another one. */
export function GradePicker({ grades, selected, onSelect }: GradePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOther = selected !== "" && !grades.includes(selected);
  return (
    <>
      <Row role="group" aria-label="Grade">
        {grades.map((grade) => (
          <ToggleChip
            key={grade}
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

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 4px 0;
`;
