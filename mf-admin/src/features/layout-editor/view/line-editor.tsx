import type { Layout } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import type { ReactNode } from "react";

import { toLines } from "../model/layout.ts";
import { replaceShapes } from "../model/replace-shapes.ts";
import type { LineShape } from "../model/shape.ts";
import { updateShape } from "../model/shapes.ts";
import type { EditorExtension } from "./editor-extension.ts";
import { LayoutEditor } from "./layout-editor.tsx";
import { LayoutMenu } from "./layout-menu.tsx";
import { lineKind } from "./shape-kinds.tsx";
import { StyleToggle } from "./style-toggle.tsx";
import type { Editor } from "./use-editor.ts";

interface LineEditorProps {
  editor: Editor<LineShape>;
  title: string;
  /** The areas of the gym, for the export. */
  areas: Layout["areas"];
  notices?: ReactNode;
  extension?: EditorExtension;
  footer: ReactNode;
}

const NO_LINES: [] = [];

/** Draws the walls and the pads of a gym. */
export const LineEditor = ({ editor, areas, ...rest }: LineEditorProps) => (
  <LayoutEditor
    {...rest}
    menu={
      <LayoutMenu
        texts={lineKind.texts}
        getLayout={() => ({ lines: toLines(editor.draft.shapes), areas })}
        onImport={({ lines }) => {
          editor.change((draft) => replaceShapes(draft, lines));
          return lines.length;
        }}
        items={rest.extension?.menuItems}
      />
    }
    editor={editor}
    kind={lineKind}
    background={NO_LINES}
    renderFields={(line, index) => (
      <Row>
        <small>Style</small>
        <StyleToggle
          value={line.style}
          isDisabled={line.isLocked === true}
          onChange={(style) => editor.change((draft) => updateShape(draft, index, { style }))}
        />
      </Row>
    )}
    renderSwatch={({ style }) => <Swatch data-style={style} />}
  />
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Swatch = styled.span`
  flex: none;
  width: 26px;
  height: 5px;
  border-radius: 3px;
  background: ${color["map-wall"]};

  &[data-style="mat"] {
    height: 22px;
    border: 1.5px dashed ${color["map-mat-line"]};
    border-radius: 6px;
    background: ${color["map-mat"]};
  }
`;
