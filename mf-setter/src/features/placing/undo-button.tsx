import { styled } from "@topout/shared/platform";
import { Button, Trash2, Undo2 } from "@topout/shared/ui";

import type { Placing } from "./use-placing.ts";

/** Takes back the last own dot, or deletes the selected one. */
export function UndoButton({ placing: { selected, lastPlaced, remove } }: { placing: Placing }) {
  const draft = selected ?? lastPlaced;
  if (!draft) return null;
  return (
    <Button
      size="large"
      icon={selected ? <Trash2 size={20} /> : <Undo2 size={20} />}
      onClick={() => remove(draft)}
    >
      <SteadyLabel>{selected ? `Delete ${draft.name}` : `Undo ${draft.name}`}</SteadyLabel>
    </Button>
  );
}

/**
 * As wide for each name, so that a tap does not move the text: the browser would sort all dots into layers again. A long
 * name has several lines, so that the row fits a phone.
 */
const SteadyLabel = styled.span`
  display: inline-block;
  width: 5em;
  overflow-wrap: anywhere;
  text-align: left;
`;
