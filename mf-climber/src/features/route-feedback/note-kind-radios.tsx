import type { NoteKind } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Check, coveringInput } from "@topout/shared/ui";

import { NOTE_KINDS } from "./note-kinds.ts";

interface NoteKindRadiosProps {
  value: NoteKind | undefined;
  onChange: (kind: NoteKind) => void;
}

export const NoteKindRadios = ({ value, onChange }: NoteKindRadiosProps) => (
  <Group role="radiogroup" aria-label="What have you noticed?">
    {NOTE_KINDS.map(({ kind, name, hint }, index) => (
      <Option key={kind} data-checked={kind === value}>
        <input
          type="radio"
          name="kind"
          required
          checked={kind === value}
          data-autofocus={index === 0 || undefined}
          onChange={() => onChange(kind)}
        />
        <i aria-hidden="true">{kind === value && <Check size={16} />}</i>
        <span>
          <b>{name}</b>
          <small>{hint}</small>
        </span>
      </Option>
    ))}
  </Group>
);

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
`;

const Option = styled.label`
  position: relative;
  display: flex;
  gap: 10px;
  align-items: flex-start;
  min-height: 84px;
  padding: 12px;
  border: 1.5px solid ${color["line-strong"]};
  border-radius: 16px;
  background: ${color.surface};
  cursor: pointer;

  &[data-checked="true"] {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  > input {
    ${coveringInput}
    border-radius: 16px;
  }

  > i {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 22px;
    height: 22px;
    border: 2px solid ${color["line-strong"]};
    border-radius: 50%;
    pointer-events: none;
  }

  > :checked + i {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color["on-accent"]};
  }

  > span {
    position: relative;
    pointer-events: none;
  }

  b {
    display: block;
    font: ${typography.label};
  }

  small {
    display: block;
    margin-top: 2px;
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
