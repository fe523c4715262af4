import { Button, Dialog } from "@topout/shared/ui";
import { type FormEvent, useId, useState } from "react";

import type { MemberDialogProps } from "./member-dialog-props.ts";
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
    <Dialog
      title="Change end date"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isPending}>
            Save
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
