import type { Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";
import type { Camera } from "@topout/shared/gym-map";
import { media } from "@topout/shared/theme";
import {
  Button,
  IconButton,
  Plus,
  Trash2,
  useHeightVariable,
  useMediaQuery,
} from "@topout/shared/ui";
import { type ReactNode, type RefObject, useRef, useState } from "react";

import { getActiveShape, activateShape } from "../model/draft.ts";
import type { AreaWarning } from "../model/find-warnings.ts";
import type { Shape } from "../model/shape.ts";
import { addShape, canRemoveShape, removeShape } from "../model/shapes.ts";
import { EditorCanvas } from "./editor-canvas.tsx";
import type { EditorExtension } from "./editor-extension.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { getHint } from "./get-hint.ts";
import { WarningsDialog } from "./warnings-dialog.tsx";
import { WarningMarks } from "./warning-marks.tsx";
import {
  ActiveRow,
  CanvasArea,
  Controls,
  Footer,
  Hint,
  Notices,
  Panel,
  PanelHeader,
  Workbench,
} from "./layout-editor-styles.ts";
import type { ShapeKind } from "./shape-kinds.tsx";
import { ShapeList, ShapeSelect } from "./shape-list.tsx";
import { ShapeMenu } from "./shape-menu.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useEditorTools } from "./use-editor-tools.ts";
import type { Editor } from "./use-editor.ts";

interface LayoutEditorProps<S extends Shape> {
  editor: Editor<S>;
  kind: ShapeKind<S>;
  title: string;
  /** The lines below the areas. */
  background: Layout["lines"];
  /** The probable mistakes. */
  warnings?: readonly AreaWarning[];
  /** Fields of the active shape. */
  renderFields: (shape: S, index: number) => ReactNode;
  renderSwatch: (shape: S) => ReactNode;
  /** Shown beside the title. */
  menu?: ReactNode;
  extension?: EditorExtension | undefined;
  /** Messages, shown above the footer. */
  notices?: ReactNode;
  /** Two buttons. The primary action comes last. */
  footer: ReactNode;
}

const NO_WARNINGS: readonly AreaWarning[] = [];

/** The canvas with its tools, beside the shapes and the fields of the active shape. */
export function LayoutEditor<S extends Shape>(props: LayoutEditorProps<S>) {
  const { editor, kind, title, background, warnings = NO_WARNINGS, footer } = props;
  const tools = useEditorTools();
  const camera = useRef<Camera>(null);
  const { warningPosition, selectWarning } = useWarningSelection(editor, camera);
  const handleKeyDown = useEditorKeys({ editor, kind, ...tools });
  const footerRef = useHeightVariable("--pinned");

  return (
    <Workbench onKeyDown={handleKeyDown}>
      <CanvasArea>
        <EditorCanvas
          editor={editor}
          kind={kind}
          background={background}
          tools={tools}
          cameraRef={camera}
          extension={props.extension}
          marks={<WarningMarks warnings={warnings} selectedPosition={warningPosition} />}
        />
        <Hint>{getHint(editor.draft, kind.texts)}</Hint>
        <EditorToolbar
          editor={editor}
          tools={tools}
          camera={camera}
          warningCount={warnings.length}
        />
      </CanvasArea>
      <Panel aria-label={title}>
        <PanelHeader>
          <h2>{title}</h2>
          {props.menu}
          <Button
            size="small"
            icon={<Plus size={18} />}
            onClick={() => editor.change((draft) => addShape(draft, kind.create(draft.shapes)))}
          >
            {kind.texts.add}
          </Button>
        </PanelHeader>
        <ShapeControls {...props} />
        <Notices>
          {props.extension?.fields}
          {props.notices}
        </Notices>
        <Footer ref={footerRef}>{footer}</Footer>
      </Panel>
      {tools.isWarningsDialogOpen && (
        <WarningsDialog
          warnings={warnings}
          names={kind.getNames(editor.draft.shapes)}
          onSelect={selectWarning}
          onClose={tools.closeWarnings}
        />
      )}
      {tools.isShortcutsDialogOpen && <ShortcutsDialog onClose={tools.closeShortcuts} />}
    </Workbench>
  );
}

/** Selecting a warning shows its position and activates its area. */
function useWarningSelection<S extends Shape>(editor: Editor<S>, camera: RefObject<Camera | null>) {
  const [warningPosition, setWarningPosition] = useState<Point>();
  const selectWarning = (warning: AreaWarning) => {
    setWarningPosition(warning.position);
    camera.current?.revealPoint(warning.position);
    if (warning.kind !== "overlap") return;
    editor.change((draft) => activateShape(draft, warning.areas[1]));
  };
  return { warningPosition, selectWarning };
}

/** The actions and the fields of the active shape, and the list of all shapes. */
function ShapeControls<S extends Shape>(props: LayoutEditorProps<S>) {
  const { editor, kind, renderFields, renderSwatch } = props;
  const { draft } = editor;
  const isDesktop = useMediaQuery(media.desktop);
  const shape = getActiveShape(draft);
  const names = kind.getNames(draft.shapes);
  const list = { editor, label: kind.texts.list, names };
  const name = (draft.activeShape !== null && names[draft.activeShape]) || "Nothing selected";

  return (
    <Controls>
      <ActiveRow>
        {isDesktop ? <b>{name}</b> : <ShapeSelect {...list} />}
        {shape && <ShapeButtons editor={editor} kind={kind} name={name} />}
      </ActiveRow>
      {shape && renderFields(shape, draft.activeShape ?? 0)}
      {isDesktop && <ShapeList {...list} renderSwatch={renderSwatch} />}
    </Controls>
  );
}

interface ShapeButtonsProps<S extends Shape> {
  editor: Editor<S>;
  kind: ShapeKind<S>;
  name: string;
}

function ShapeButtons<S extends Shape>({ editor, kind, name }: ShapeButtonsProps<S>) {
  const index = editor.draft.activeShape ?? 0;
  return (
    <>
      <ShapeMenu editor={editor} kind={kind} name={name} />
      <IconButton
        label={`Delete ${name}`}
        variant="danger"
        isDisabled={!canRemoveShape(editor.draft, index)}
        onClick={() => editor.change((draft) => removeShape(draft, index))}
      >
        <Trash2 size={20} />
      </IconButton>
    </>
  );
}
