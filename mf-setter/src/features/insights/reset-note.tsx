import type { PyramidChange } from "@topout/shared/domain/insights";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { DownGlyph } from "../../reset-map/down-glyph.tsx";
import { formatResetNote, NAME } from "./format-reset-note.ts";

export interface PlannedChange {
  /** The name of the reset. */
  readonly name: string;
  /** "1 Dec". Null without an announced day. */
  readonly day: string | null;
  readonly change: PyramidChange;
}

/** What the planned reset changes about the targets. Nothing without a reset. */
export function ResetNote({ planned }: { planned: PlannedChange | undefined }) {
  if (!planned) return null;
  const { name, change } = planned;
  const [before = "", after = ""] = formatResetNote(change).split(NAME);
  return (
    <Note>
      <DownGlyph skin="black" size={20} />
      <span>
        {before}
        <b translate="no">{name}</b>
        {after}
      </span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  margin: 0 16px 14px;
  padding: 10px 12px;
  border-radius: 14px;
  background: ${color.hover};
  font: ${typography.small};

  > :first-child {
    flex: none;
  }

  b {
    font-weight: 660;
  }
`;
