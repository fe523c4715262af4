import type { Note } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { ChevronRight, MessageSquareText, ShieldCheck } from "@topout/shared/ui";
import { useState } from "react";

import { getKnownNote } from "./get-known-note.ts";

interface TellSettersRowProps {
  notes: readonly Note[];
  onClick: () => void;
}

/** Opens the dialog. Shows what the setters know already. */
export function TellSettersRow({ notes, onClick }: TellSettersRowProps) {
  const [now] = useState(() => new Date());
  const known = getKnownNote(notes, now);
  return (
    <Row type="button" aria-haspopup="dialog" onClick={onClick}>
      {known ? (
        <KnownIcon size={19} aria-hidden="true" />
      ) : (
        <MessageSquareText size={19} aria-hidden="true" />
      )}
      <span>
        <b>{known?.title ?? "Tell the setters"}</b>
        {known && <small>{known.detail}</small>}
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Row>
  );
}

const KnownIcon = styled(ShieldCheck)`
  color: ${color.success};
`;

const Row = styled.button`
  display: flex;
  gap: 11px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 4px 12px 4px 14px;
  text-align: start;

  > svg {
    flex: none;
  }

  > svg:last-child {
    color: ${color["text-3"]};
  }

  > span {
    flex: 1;
  }

  b {
    display: block;
    font: ${typography.label};
    font-weight: 560;
  }

  small {
    display: block;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
