import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Dialog } from "@topout/shared/ui";

const SHORTCUTS: readonly (readonly [keys: string, effect: string])[] = [
  ["Tab, Shift + Tab", "Select the next or previous point"],
  ["Arrow keys", "Move the selected points by 1, with Shift by 5"],
  ["Enter", "Insert a point after the selected one"],
  ["Delete", "Delete the selected points"],
  ["Escape", "Clear the selection"],
  ["[ and ]", "Select the previous or next shape"],
  ["N", "Add a shape"],
  ["C", "Close or open the shape"],
  ["H, V", "Mirror the shape horizontally or vertically"],
  ["Ctrl + D", "Duplicate the shape"],
  ["Ctrl + A", "Select all points"],
  ["Ctrl + Z, Ctrl + Shift + Z", "Undo, redo"],
  ["S", "Turn snapping on or off"],
  ["B, or Shift + drag", "Select points in a box"],
  ["+, −, 0", "Zoom in, zoom out, show everything"],
];

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <List>
      {SHORTCUTS.map(([keys, effect]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </List>
  </Dialog>
);

const List = styled.dl`
  display: grid;
  gap: 8px;

  > div {
    display: grid;
    grid-template-columns: minmax(120px, 2fr) 3fr;
    gap: 12px;
  }

  dt {
    font: ${typography.label};
  }

  dd {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
