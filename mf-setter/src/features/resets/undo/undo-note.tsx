import type { Reset } from "@topout/shared/contract";
import { canUndoAt, formatWeekdayTime, getUndoEnd } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Undo2 } from "@topout/shared/ui";

interface UndoNoteProps {
  reset: Reset;
  name: string;
  now: Date;
  onUndo: () => void;
}

/** The end of the 24 hours in which a published reset can be undone, and the Undo button. */
export function UndoNote({ reset, name, now, onUndo }: UndoNoteProps) {
  const { status, published_at } = reset;
  if (status !== "published" || published_at === null || !canUndoAt(published_at, now)) return null;
  return (
    <Note>
      <span>{`Undo until ${formatWeekdayTime(getUndoEnd(published_at))}`}</span>
      <Button icon={<Undo2 size={18} />} aria-label={`Undo ${name}`} onClick={onUndo}>
        Undo
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
  padding-top: 10px;
  border-top: 1px dashed ${color.line};
  margin-right: 8px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
