import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Field, TextInput } from "@topout/shared/ui";
import { type FormEvent, useState } from "react";

import type { Trace } from "./use-trace.ts";

/** Scales or removes the image, if there is one. */
export function TraceFields({ trace }: { trace: Trace }) {
  const { image, measuredLine, toggleMeasure, remove } = trace;
  if (!image) return null;
  return (
    <Group role="group" aria-label="Floor plan">
      {measuredLine ? (
        <LengthForm trace={trace} />
      ) : (
        <Actions>
          <Button size="small" onClick={toggleMeasure}>
            Scale the floor plan
          </Button>
          <Button size="small" onClick={remove}>
            Remove
          </Button>
        </Actions>
      )}
    </Group>
  );
}

function LengthForm({ trace }: { trace: Trace }) {
  const [text, setText] = useState("");
  const length = Number(text.replace(",", "."));
  const hasLine = trace.measuredLine?.length === 2;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    trace.applyLength(length);
  };

  return (
    <form onSubmit={handleSubmit}>
      <p>Tap both ends of a line whose length you know.</p>
      <Field label="Its length in units">
        <TextInput
          inputMode="decimal"
          maxLength={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Actions>
        <Button size="small" onClick={trace.toggleMeasure}>
          Cancel
        </Button>
        <Button size="small" type="submit" variant="primary" isDisabled={!hasLine || !(length > 0)}>
          Scale
        </Button>
      </Actions>
    </form>
  );
}

const Group = styled.div`
  > form {
    display: grid;
    gap: 10px;
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
