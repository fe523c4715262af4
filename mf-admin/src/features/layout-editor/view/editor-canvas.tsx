import type { Layout } from "@topout/shared/contract";
import {
  type Camera,
  clipLayer,
  Floor,
  getHomeBox,
  mapStyles,
  movingLayer,
  toViewBox,
  useCamera,
  useWheelZoom,
} from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { useMediaQuery, VisuallyHidden } from "@topout/shared/ui";
import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";

import type { Draft } from "../model/draft.ts";
import type { Shape } from "../model/shape.ts";
import { SelectionBox, Shapes } from "./canvas-layers.tsx";
import { canvasStyles } from "./canvas-styles.ts";
import { describeSelection } from "./describe-selection.ts";
import { Guide } from "./guide.tsx";
import { Handles } from "./handles.tsx";
import type { EditorExtension } from "./editor-extension.ts";
import { Measures } from "./measures.tsx";
import type { ShapeKind } from "./shape-kinds.tsx";
import { useCanvasKeys } from "./use-canvas-keys.ts";
import { type Tools, useDrawing } from "./use-drawing.ts";
import type { Editor } from "./use-editor.ts";
import { usePreventScroll } from "./use-prevent-scroll.ts";
import { useEditorPointer } from "./use-editor-pointer.ts";

interface EditorCanvasProps<S extends Shape> {
  editor: Editor<S>;
  kind: ShapeKind<S>;
  /** The lines below the areas. */
  background: Layout["lines"];
  tools: Tools;
  /** Receives the camera for the zoom buttons. */
  cameraRef: RefObject<Camera | null>;
  extension?: Pick<EditorExtension, "backdrop" | "onCanvasClick"> | undefined;
  /** Drawn above the shapes. */
  marks?: ReactNode;
}

const KEY_HINT =
  "Tab selects the next point, arrow keys move it, Enter inserts a point after it, Delete removes it.";

/** The canvas with all shapes. It is one tab stop. Its keys select, move, insert and delete points. */
export function EditorCanvas<S extends Shape>(props: EditorCanvasProps<S>) {
  const { editor, kind, background, tools, cameraRef, extension, marks } = props;
  const id = useId();
  const padding = useMediaQuery(media.desktop) ? DESKTOP_PADDING : COMPACT_PADDING;
  // Created once. If it changed while drawing, the map would move under the pointer.
  const [homeBox] = useState(() => createHomeBox(background, editor.draft, padding));
  const { frame, drawing, camera } = useCamera(homeBox, {});
  useEffect(() => {
    cameraRef.current = camera.current;
  });
  useWheelZoom(frame, camera);
  usePreventScroll(frame);
  const { draft, box, isDragging, onDraw, getTarget } = useDrawing({
    editor,
    camera,
    tools,
    background,
    onCanvasClick: extension?.onCanvasClick,
  });
  const pointerHandlers = useEditorPointer({ camera, getTarget, onDraw });
  const onKeyDown = useCanvasKeys(editor, camera);

  return (
    <>
      <Frame
        ref={frame}
        role="application"
        aria-label={kind.texts.drawing}
        aria-describedby={id}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointerHandlers}
      >
        {/* SVG shows no text in the elements that a translation inserts. */}
        <Drawing ref={drawing} translate="no">
          <svg aria-hidden="true" viewBox={toViewBox(homeBox)}>
            {extension?.backdrop}
            <Guide />
            <Floor lines={background} />
            <Shapes draft={draft} kind={kind} />
            {marks}
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

/** Space above the guide box for its size label and the hint, and below it for the toolbar. In layout units. */
const DESKTOP_PADDING = { top: 8, bottom: 22 };
const COMPACT_PADDING = { top: 40, bottom: 40 };

function createHomeBox(
  background: Layout["lines"],
  { shapes }: Draft,
  padding: typeof DESKTOP_PADDING,
) {
  const points = shapes.flatMap((shape) => [...shape.points]);
  const line = { points, joined: false, style: "wall" as const };
  const { left, top, right, bottom } = getHomeBox({ lines: [...background, line] });
  return { left, right, top: top - padding.top, bottom: bottom + padding.bottom };
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
