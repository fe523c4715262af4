import { type FormEvent, useId, useState } from "react";

import type { Reset } from "@topout/shared/contract";
import { Field, TextInput, useCloseBlocker } from "@topout/shared/ui";

import { FormDialog } from "../../route-writes/form-dialog.tsx";
import { useChangeReset } from "./use-change-reset.ts";

interface RenameDialogProps {
  reset: Reset;
  onClose: () => void;
}

/** Changes the name of a reset. An empty name is replaced by one from its routes, see `formatScopeName`. */
export function RenameDialog({ reset, onClose }: RenameDialogProps) {
  const id = useId();
  const [name, setName] = useState(reset.name ?? "");
  const blocker = useCloseBlocker({ hasChanges: name !== (reset.name ?? ""), onClose });
  const { changeReset, isBusy } = useChangeReset({
    formatTitle: () => "Reset renamed",
    onClose: blocker.close,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    changeReset({ id: reset.id, name: name.trim() || null });
  };

  return (
    <FormDialog blocker={blocker} title="Rename" formId={id} submitLabel="Save" isBusy={isBusy}>
      <form id={id} noValidate onSubmit={handleSubmit}>
        <Field
          label="Name"
          note="Optional"
          hint="Without a name, the reset is called after what comes down."
        >
          <TextInput
            name="name"
            maxLength={100}
            autoComplete="off"
            value={name}
            data-autofocus
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </FormDialog>
  );
}
