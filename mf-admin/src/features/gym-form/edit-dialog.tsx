import { styled } from "@topout/shared/platform";
import { Button, Dialog } from "@topout/shared/ui";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";

import { StaleNotice } from "./stale-notice.tsx";
import { useFocusInvalidField } from "./use-focus-invalid-field.ts";

interface EditDialogProps {
  title: string;
  /** Whether the form can be saved. */
  isValid: boolean;
  isSaving: boolean;
  isStale: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Renders the fields. They show their errors after the first failed attempt to save. */
  children: (showsErrors: boolean) => ReactNode;
}

/** A dialog with a form that changes a part of a gym. */
export function EditDialog(props: EditDialogProps) {
  const { title, isValid, isSaving, isStale, onSave, onClose, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [failedSubmitCount, setFailedSubmitCount] = useState(0);
  useFocusInvalidField(form, failedSubmitCount);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onSave();
    else setFailedSubmitCount((count) => count + 1);
  };

  return (
    <Dialog
      title={title}
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
        {children(failedSubmitCount > 0)}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
