import { type FormEvent, useId, useState } from "react";

import { styled } from "@topout/shared/platform";
import { Button, Dialog, Field, TextInput } from "@topout/shared/ui";

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
        <GradeDialog initialGrade={selected} onSelect={onSelect} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface GradeDialogProps {
  initialGrade: string;
  onSelect: (grade: string) => void;
  onClose: () => void;
}

const MAX_LENGTH = 20;

function GradeDialog({ initialGrade, onSelect, onClose }: GradeDialogProps) {
  const id = useId();
  const [grade, setGrade] = useState(initialGrade);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSelect(grade.trim());
    onClose();
  };
  return (
    <Dialog
      title="Grade"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            Done
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit}>
        <Field label="Grade">
          <TextInput
            name="grade"
            maxLength={MAX_LENGTH}
            value={grade}
            data-autofocus
            onChange={({ target }) => setGrade(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 4px 0;
`;
