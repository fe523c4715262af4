import type { Layout } from "@topout/shared/contract";
import {
  type Camera,
  clipLayer,
  getHomeBox,
  mapStyles,
  movingLayer,
  toViewBox,
  useCamera,
  useWheelZoom,
} from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";
import { type RefObject, useEffect, useId, useState } from "react";

import type { Draft } from "../model/draft.ts";
import type { Shape } from "../model/shape.ts";
import { Background, SelectionBox, Shapes } from "./canvas-layers.tsx";
import { canvasStyles } from "./canvas-styles.ts";
import { describeSelection } from "./describe-selection.ts";
import { Guide } from "./guide.tsx";
import { Handles } from "./handles.tsx";
import { Measures } from "./measures.tsx";
import type { ShapeKind } from "./shape-kinds.tsx";
import { useCanvasKeys } from "./use-canvas-keys.ts";
import { type Tools, useDrawing } from "./use-drawing.ts";
import type { Editor } from "./use-editor.ts";
import { useEditorPointer } from "./use-editor-pointer.ts";

interface EditorCanvasProps<S extends Shape> {
  editor: Editor<S>;
  kind: ShapeKind<S>;
  /** The lines below the areas. */
  background: Layout["lines"];
  tools: Tools;
  /** Receives the camera for the zoom buttons. */
  cameraRef: RefObject<Camera | null>;
}

const KEY_HINT =
  "Tab selects the next point, arrow keys move it, Enter inserts a point after it, Delete removes it.";

/** The canvas with all shapes. It is one tab stop. Its keys select, move, insert and delete points. */
export function EditorCanvas<S extends Shape>(props: EditorCanvasProps<S>) {
  const { editor, kind, background, tools, cameraRef } = props;
  const id = useId();
  // Created once. If it changed while drawing, the map would move under the pointer.
  const [homeBox] = useState(() => createHomeBox(background, editor.draft));
  const { frame, drawing, camera } = useCamera(homeBox, {});
  useEffect(() => {
    cameraRef.current = camera.current;
  });
  useWheelZoom(frame, camera);
  const { draft, box, isDragging, onDraw, getTarget } = useDrawing({
    editor,
    camera,
    tools,
    background,
  });
  const pointerHandlers = useEditorPointer({ camera, getTarget, onDraw });
  const onKeyDown = useCanvasKeys(editor, camera);

  return (
    <>
      <Frame
        ref={frame}
        role="application"
        aria-label={`Drawing of the ${kind.noun}s`}
        aria-describedby={id}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointerHandlers}
      >
        <Drawing ref={drawing}>
          <svg aria-hidden="true" viewBox={toViewBox(homeBox)}>
            <Guide />
            <Background lines={background} />
            <Shapes draft={draft} kind={kind} />
            {box && <SelectionBox {...box} />}
            <Measures draft={draft} />
            <Handles draft={draft} hasHint={!isDragging} />
          </svg>
        </Drawing>
      </Frame>
      <VisuallyHidden id={id}>{KEY_HINT}</VisuallyHidden>
      <VisuallyHidden role="status">{describeSelection(draft)}</VisuallyHidden>
    </>
  );
}

/** In layout units: space for the label above the guide box, and for the toolbar below it. */
const TOP_PADDING = 8;
const BOTTOM_PADDING = 22;

function createHomeBox(background: Layout["lines"], { shapes }: Draft) {
  const points = shapes.flatMap((shape) => [...shape.points]);
  const line = { points, joined: false, style: "wall" as const };
  const { left, top, right, bottom } = getHomeBox({ lines: [...background, line] });
  return { left, right, top: top - TOP_PADDING, bottom: bottom + BOTTOM_PADDING };
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${color["map-bg"]};
  cursor: crosshair;
  -webkit-user-select: none;
  user-select: none;
  ${clipLayer}

  /* The editor fills the screen, so one finger draws and pans instead of scrolling the page. */
  &[data-fits-frame] {
    touch-action: none;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    content: "";
    position: absolute;
    z-index: 1;
    inset: 1px;
    border: 2.5px solid ${color.focus};
    pointer-events: none;
  }
`;

const Drawing = styled.div`
  position: absolute;
  inset: 0;
  ${movingLayer}

  && {
    cursor: crosshair;
  }

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }

  ${mapStyles}
  ${canvasStyles}

  ${media.forcedColors} {
    .handle {
      forced-color-adjust: none;
    }
  }
`;
