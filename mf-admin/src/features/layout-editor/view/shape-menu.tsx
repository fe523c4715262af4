import {
  ArrowDown,
  ArrowUp,
  Copy,
  EllipsisVertical,
  IconButton,
  Lock,
  LockOpen,
  Menu,
  MenuItem,
  Spline,
} from "@topout/shared/ui";

import { MIN_JOINED_POINTS, type Shape } from "../model/shape.ts";
import {
  duplicateShape,
  mirrorShape,
  moveShapeInList,
  setShapeLocked,
  toggleJoined,
} from "../model/shapes.ts";
import type { ShapeKind } from "./shape-kinds.tsx";
import type { Editor } from "./use-editor.ts";

interface ShapeMenuProps<S extends Shape> {
  editor: Editor<S>;
  kind: ShapeKind<S>;
  name: string;
}

/** The actions for the active shape. */
export function ShapeMenu<S extends Shape>({ editor, kind, name }: ShapeMenuProps<S>) {
  const index = editor.draft.activeShape;
  const shape = index === null ? undefined : editor.draft.shapes[index];
  if (index === null || !shape) return null;

  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={`More actions for ${name}`}>
          <EllipsisVertical size={20} />
        </IconButton>
      )}
    >
      <DrawItems editor={editor} kind={kind} shape={shape} />
      <hr />
      <ListItems editor={editor} index={index} shape={shape} />
    </Menu>
  );
}

interface DrawItemsProps<S extends Shape> {
  editor: Editor<S>;
  kind: ShapeKind<S>;
  shape: S;
}

const DrawItems = <S extends Shape>({ editor: { change }, kind, shape }: DrawItemsProps<S>) => (
  <>
    <MenuItem
      icon={<Spline size={18} />}
      isDisabled={shape.isLocked === true || shape.points.length < MIN_JOINED_POINTS}
      onSelect={() => change(toggleJoined)}
    >
      {shape.joined ? "Open the shape" : "Close the shape"}
    </MenuItem>
    <MenuItem
      icon={<Copy size={18} />}
      onSelect={() =>
        change((draft) =>
          duplicateShape(draft, (original) => kind.createCopy(original, draft.shapes)),
        )
      }
    >
      Duplicate
    </MenuItem>
    <MenuItem
      isDisabled={shape.isLocked === true}
      onSelect={() => change((draft) => mirrorShape(draft, "horizontal"))}
    >
      Mirror horizontally
    </MenuItem>
    <MenuItem
      isDisabled={shape.isLocked === true}
      onSelect={() => change((draft) => mirrorShape(draft, "vertical"))}
    >
      Mirror vertically
    </MenuItem>
  </>
);

interface ListItemsProps<S extends Shape> {
  editor: Editor<S>;
  index: number;
  shape: S;
}

function ListItems<S extends Shape>({ editor, index, shape }: ListItemsProps<S>) {
  const { draft, change } = editor;
  return (
    <>
      <MenuItem
        icon={<ArrowUp size={18} />}
        isDisabled={index === 0}
        onSelect={() => change((current) => moveShapeInList(current, index, -1))}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown size={18} />}
        isDisabled={index === draft.shapes.length - 1}
        onSelect={() => change((current) => moveShapeInList(current, index, 1))}
      >
        Move down
      </MenuItem>
      <MenuItem
        icon={shape.isLocked ? <LockOpen size={18} /> : <Lock size={18} />}
        onSelect={() => change((current) => setShapeLocked(current, index, !shape.isLocked))}
      >
        {shape.isLocked ? "Unlock" : "Lock"}
      </MenuItem>
    </>
  );
}
