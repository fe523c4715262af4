import { type FormEvent, useId, useState } from "react";

import type { MemberDialogProps } from "./member-dialog-props.ts";
import { MemberFormDialog } from "./member-form-dialog.tsx";
import { UntilField } from "./until-field.tsx";
import { useChangeMember } from "./use-change-member.ts";

interface EndDateDialogProps extends MemberDialogProps {
  today: string;
}

export function EndDateDialog({ gym, member, today, onClose }: EndDateDialogProps) {
  const id = useId();
  const [until, setUntil] = useState(member.until ?? "");
  const [error, setError] = useState<string>();
  const { changeMember, isPending } = useChangeMember(gym.id, member, onClose);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (until !== "" && until < today) setError("Choose today or a later day.");
    else changeMember({ until: until === "" ? null : until });
  };

  return (
    <MemberFormDialog title="Change end date" formId={id} isBusy={isPending} onClose={onClose}>
      <form id={id} noValidate onSubmit={handleSubmit}>
        <UntilField
          value={until}
          min={today}
          error={error}
          data-autofocus
          onChange={({ target }) => {
            setUntil(target.value);
            setError(undefined);
          }}
        />
      </form>
    </MemberFormDialog>
  );
}
