import type { Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { Button, Dialog } from "@topout/shared/ui";
import { type FormEvent, useId, useRef, useState } from "react";

import { StaleNotice } from "./stale-notice.tsx";
import { useFocusInvalidField } from "./use-focus-invalid-field.ts";
import { useUpdateGym } from "./use-update-gym.ts";
import { toGrading, toGradingDraft, validateGrading } from "./grading-draft.ts";
import { GradingFields } from "./grading-fields.tsx";

interface GradingDialogProps {
  gym: Gym;
  onClose: () => void;
}

/** Edits the grade scale of a gym, and how many routes of each grade its setters want. */
export function GradingDialog({ gym, onClose }: GradingDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => toGradingDraft(gym));
  const [failedSubmitCount, setFailedSubmitCount] = useState(0);
  const { save, isSaving, isStale } = useUpdateGym(gym, onClose);
  const errors = validateGrading(draft);
  const shownErrors = failedSubmitCount > 0 ? errors : {};
  useFocusInvalidField(form, failedSubmitCount);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(errors).length > 0) return setFailedSubmitCount((count) => count + 1);
    const { grade_scale, grade_targets } = toGrading(draft);
    save({
      grade_scale: JSON.stringify(grade_scale),
      grade_targets: JSON.stringify(grade_targets),
    });
  };

  return (
    <Dialog
      title="Edit Gym Grades"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isSaving}>
            {isStale ? "Save anyway" : "Save"}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} noValidate onSubmit={handleSubmit}>
        {isStale && <StaleNotice />}
        <GradingFields draft={draft} errors={shownErrors} onChange={setDraft} />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
