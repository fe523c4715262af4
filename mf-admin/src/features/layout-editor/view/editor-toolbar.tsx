import type { Camera } from "@topout/shared/gym-map";
import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, shadow } from "@topout/shared/theme";
import {
  IconButton,
  Keyboard,
  Magnet,
  Minus,
  Plus,
  Redo2,
  SquareDashed,
  TriangleAlert,
  Undo2,
} from "@topout/shared/ui";
import type { RefObject } from "react";

import type { Shape } from "../model/shape.ts";
import type { EditorTools } from "./use-editor-tools.ts";
import type { Editor } from "./use-editor.ts";

interface EditorToolbarProps<S extends Shape> {
  editor: Editor<S>;
  tools: EditorTools;
  camera: RefObject<Camera | null>;
  /** The number of probable mistakes. */
  warningCount: number;
}

/** The buttons on the canvas: undo, redo, snapping, box selection, shortcuts and zoom. */
export function EditorToolbar<S extends Shape>(props: EditorToolbarProps<S>) {
  const { editor, tools, camera, warningCount } = props;
  return (
    <Bar role="toolbar" aria-label="Drawing tools">
      {warningCount > 0 && (
        <Group>
          <IconButton
            label={plural(warningCount, { one: "1 warning", other: `${warningCount} warnings` })}
            onClick={tools.openWarnings}
          >
            <WarningIcon size={20} />
          </IconButton>
        </Group>
      )}
      <Group>
        <IconButton label="Undo" isDisabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 size={20} />
        </IconButton>
        <IconButton label="Redo" isDisabled={!editor.canRedo} onClick={editor.redo}>
          <Redo2 size={20} />
        </IconButton>
      </Group>
      <Group>
        <IconButton label="Snap" aria-pressed={tools.isSnapping} onClick={tools.toggleSnapping}>
          <Magnet size={20} />
        </IconButton>
        <IconButton
          label="Select in a box"
          aria-pressed={tools.isBoxSelecting}
          onClick={tools.toggleBoxSelection}
        >
          <SquareDashed size={20} />
        </IconButton>
        <ShortcutsButton label="Keyboard shortcuts" onClick={tools.openShortcuts}>
          <Keyboard size={20} />
        </ShortcutsButton>
      </Group>
      <Group>
        <IconButton label="Zoom out" onClick={() => camera.current?.zoomByStep("out")}>
          <Minus size={20} />
        </IconButton>
        <IconButton label="Zoom in" onClick={() => camera.current?.zoomByStep("in")}>
          <Plus size={20} />
        </IconButton>
      </Group>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

const Group = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 15px;
  background: ${color.raised};
  box-shadow: ${shadow[2]};

  button {
    border-radius: 0;
    color: ${color.text};
  }

  button[aria-disabled] {
    color: ${color["text-3"]};
  }

  button:focus-visible {
    outline-offset: -3px;
  }

  button + button {
    border-left: 1px solid ${color.line};
  }
`;

const WarningIcon = styled(TriangleAlert)`
  color: ${color.warning};
`;

const ShortcutsButton = styled(IconButton)`
  ${media.compact} {
    display: none;
  }
`;
