import { type FormEvent, useId, useState } from "react";

import { createNote } from "@topout/shared/api/feedback";
import type { NoteKind, Route } from "@topout/shared/contract";
import { notify, styled, withOutbox } from "@topout/shared/platform";
import { color, type Skin, typography } from "@topout/shared/theme";
import { Button, Dialog, Field, HoldGlyph, TextArea, WideButtons } from "@topout/shared/ui";

import { NoteKindRadios } from "./note-kind-radios.tsx";

interface TellSettersDialogProps {
  route: Pick<Route, "id" | "name" | "location">;
  skin: Skin;
  onClose: () => void;
}

const MAX_TEXT_LENGTH = 200;

/** Tells the setters of a route what a climber has noticed. */
export function TellSettersDialog({ route, skin, onClose }: TellSettersDialogProps) {
  const formId = useId();
  const [kind, setKind] = useState<NoteKind>();
  const [text, setText] = useState("");

  const send = async (sentKind: NoteKind) => {
    const note = createNote(route.id, { kind: sentKind, text });
    const isStored = await withOutbox((outbox) =>
      outbox.enqueue({ type: "tellSetters", note }, route.name),
    );
    if (!isStored) return;
    notify({ type: "success", title: "Sent to the setters" });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (kind) void send(kind);
  };

  return (
    <Dialog
      title="Tell the setters"
      onClose={onClose}
      footer={
        <WideButtons>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="large"
            isDisabled={kind === undefined}
          >
            Send
          </Button>
        </WideButtons>
      }
    >
      <RouteLine>
        <HoldGlyph skin={skin} size={16} />
        <span translate="no">{`${route.name} · ${route.location}`}</span>
      </RouteLine>
      <Form id={formId} onSubmit={handleSubmit}>
        <NoteKindRadios value={kind} onChange={setKind} />
        <Field
          label="Note"
          note="Optional"
          hint="Only the setters of this gym see it."
          count={`${text.length} / ${MAX_TEXT_LENGTH}`}
        >
          <TextArea
            maxLength={MAX_TEXT_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  );
}

const RouteLine = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: -4px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
