import type { Gym } from "@topout/shared/contract";
import { useState } from "react";

import { EditDialog } from "./edit-dialog.tsx";
import { toGrading, toGradingDraft, validateGrading } from "./grading-draft.ts";
import { GradingFields } from "./grading-fields.tsx";
import { useUpdateGym } from "./use-update-gym.ts";

interface GradingDialogProps {
  gym: Gym;
  onClose: () => void;
}

/** Edits the grade scale of a gym, and how many routes of each grade its setters want. */
export function GradingDialog({ gym, onClose }: GradingDialogProps) {
  const [draft, setDraft] = useState(() => toGradingDraft(gym));
  const { save, isSaving, isStale } = useUpdateGym(gym, onClose);
  const errors = validateGrading(draft);

  const saveDraft = () => {
    const { grade_scale, grade_targets } = toGrading(draft);
    save({
      grade_scale: JSON.stringify(grade_scale),
      grade_targets: JSON.stringify(grade_targets),
    });
  };

  return (
    <EditDialog
      title="Edit Gym Grades"
      isValid={Object.keys(errors).length === 0}
      isSaving={isSaving}
      isStale={isStale}
      onSave={saveDraft}
      onClose={onClose}
    >
      {(showsErrors) => (
        <GradingFields draft={draft} errors={showsErrors ? errors : {}} onChange={setDraft} />
      )}
    </EditDialog>
  );
}
