import { type FormEvent, useId, useState } from "react";

import { Button, Dialog, Field, TextInput } from "@topout/shared/ui";

import { GradeInput } from "./grade-input.tsx";

const FIELDS = {
  name: { label: "Name", maxLength: 40 },
  grade: { label: "Grade", maxLength: 20 },
  location: { label: "Location", maxLength: 100 },
} as const;

interface RouteTextDialogProps {
  field: keyof typeof FIELDS;
  initialText: string;
  /** Called with the text without spaces around it. */
  onSave: (text: string) => void;
  onClose: () => void;
}

/** Asks for a single text of a route. */
export function RouteTextDialog({ field, initialText, onSave, onClose }: RouteTextDialogProps) {
  const { label, maxLength } = FIELDS[field];
  const Input = field === "grade" ? GradeInput : TextInput;
  const id = useId();
  const [text, setText] = useState(initialText);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
    onClose();
  };
  return (
    <Dialog
      title={label}
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
        <Field label={label}>
          <Input
            name={field}
            maxLength={maxLength}
            value={text}
            data-autofocus
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
