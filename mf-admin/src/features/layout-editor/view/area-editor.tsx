import type { Layout } from "@topout/shared/contract";
import { formatCode } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { Field, Select, TextInput } from "@topout/shared/ui";
import { type ReactNode, useDeferredValue, useMemo } from "react";

import { findWarnings } from "../model/find-warnings.ts";
import { toAreas } from "../model/layout.ts";
import { replaceShapes } from "../model/replace-shapes.ts";
import { AREA_COLORS, type AreaShape } from "../model/shape.ts";
import { updateShape } from "../model/shapes.ts";
import type { EditorExtension } from "./editor-extension.ts";
import { LayoutEditor } from "./layout-editor.tsx";
import { LayoutMenu } from "./layout-menu.tsx";
import { areaKind } from "./shape-kinds.tsx";
import type { Editor } from "./use-editor.ts";

interface AreaEditorProps {
  editor: Editor<AreaShape>;
  title: string;
  /** The lines of the gym, below the areas. */
  lines: Layout["lines"];
  notices?: ReactNode;
  extension?: EditorExtension;
  footer: ReactNode;
}

/** The API's maximum length of an area's name. */
const MAX_NAME_LENGTH = 100;

/** Draws the areas of a gym. */
export function AreaEditor({ editor, lines, ...rest }: AreaEditorProps) {
  const { shapes } = editor.draft;
  const warnings = useWarnings(lines, shapes);
  return (
    <LayoutEditor
      {...rest}
      editor={editor}
      kind={areaKind}
      background={lines}
      warnings={warnings}
      menu={
        <LayoutMenu
          texts={areaKind.texts}
          getLayout={() => ({ lines, areas: toAreas(shapes) })}
          onImport={({ areas }) => {
            editor.change((draft) => replaceShapes(draft, areas));
            return areas.length;
          }}
          items={rest.extension?.menuItems}
        />
      }
      renderFields={(area, index) => <AreaFields editor={editor} area={area} index={index} />}
      renderSwatch={({ color }) => <Swatch color={color} />}
    />
  );
}

/** Finds warnings in a deferred render, so that drawing stays fast. */
function useWarnings(lines: Layout["lines"], shapes: readonly AreaShape[]) {
  const checkedShapes = useDeferredValue(shapes);
  return useMemo(() => findWarnings(lines, checkedShapes), [lines, checkedShapes]);
}

interface AreaFieldsProps {
  editor: Editor<AreaShape>;
  area: AreaShape;
  index: number;
}

/** In the order of `AREA_COLORS`. */
const COLOR_NAMES = [
  "Teal",
  "Violet",
  "Red",
  "Blue",
  "Orange",
  "Yellow",
  "Pink",
  "Green",
  "Cyan",
  "Brown",
] as const;

function AreaFields({ editor, area, index }: AreaFieldsProps) {
  const isLocked = area.isLocked === true;
  const isPresetColor = AREA_COLORS.includes(area.color);
  const update = (change: Partial<AreaShape>, mergeKey?: string) =>
    editor.change((draft) => updateShape(draft, index, change), mergeKey);

  return (
    <Row>
      <Field
        label="Area name"
        hint={area.code && `Code ${formatCode(area.code)}`}
        error={area.name.trim() ? undefined : "Required"}
      >
        <TextInput
          value={area.name}
          disabled={isLocked}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => update({ name: target.value }, `name ${index}`)}
        />
      </Field>
      <Field label="Color">
        <Select
          value={area.color}
          disabled={isLocked}
          image={<Swatch color={area.color} />}
          onChange={({ target }) => update({ color: target.value })}
        >
          {!isPresetColor && <option value={area.color}>Custom</option>}
          {AREA_COLORS.map((color, number) => (
            <option key={color} value={color}>
              {COLOR_NAMES[number]}
            </option>
          ))}
        </Select>
      </Field>
    </Row>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <SwatchBox style={{ background: color, borderColor: color.slice(0, 7) }} />
);

const SwatchBox = styled.span`
  display: block;
  flex: none;
  width: 24px;
  height: 24px;
  border: 2px solid;
  border-radius: 8px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 152px;
  gap: 10px;
`;
