import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Lock, Select } from "@topout/shared/ui";
import { type ReactNode, useEffect, useRef } from "react";

import { activateShape } from "../model/draft.ts";
import type { Shape } from "../model/shape.ts";
import { describeState, formatPointCount } from "./describe-selection.ts";
import type { Editor } from "./use-editor.ts";

interface ShapeListProps<S extends Shape> {
  editor: Editor<S>;
  label: string;
  names: readonly string[];
  renderSwatch: (shape: S) => ReactNode;
}

const describe = (shape: Shape) =>
  `${formatPointCount(shape.points.length)} · ${describeState(shape)}`;

/** Scrolls the list only. `scrollIntoView` would also scroll the panel. */
function scrollToRow(list: HTMLElement, row: HTMLElement) {
  const lowest = row.offsetTop;
  const highest = lowest + row.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, highest), lowest);
}

/** Lists all shapes, and scrolls to the active one. A click activates a shape. */
export function ShapeList<S extends Shape>({
  editor,
  label,
  names,
  renderSwatch,
}: ShapeListProps<S>) {
  const { draft, change } = editor;
  const list = useRef<HTMLUListElement>(null);
  const { activeShape } = draft;
  useEffect(() => {
    const row = list.current?.children[activeShape ?? -1];
    if (list.current && row instanceof HTMLElement) scrollToRow(list.current, row);
  }, [activeShape]);

  return (
    <List ref={list} aria-label={label}>
      {draft.shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Shapes have no ids, and rows have no state.
        <li key={index}>
          <Row
            type="button"
            aria-current={index === draft.activeShape}
            onClick={() => change((current) => activateShape(current, index))}
          >
            {renderSwatch(shape)}
            <Text>
              <b>{names[index]}</b>
              <small>{describe(shape)}</small>
            </Text>
            {shape.isLocked && (
              <Lock size={16} aria-label="Locked" aria-hidden={false} role="img" />
            )}
          </Row>
        </li>
      ))}
    </List>
  );
}

/** The list on phones and tablets. */
export function ShapeSelect<S extends Shape>({
  editor,
  label,
  names,
}: Omit<ShapeListProps<S>, "renderSwatch">) {
  const { draft, change } = editor;
  return (
    <Select
      size="small"
      aria-label={label}
      value={draft.activeShape ?? ""}
      onChange={({ target }) =>
        change((current) =>
          activateShape(current, target.value === "" ? null : Number(target.value)),
        )
      }
    >
      {draft.activeShape === null && <option value="">None selected</option>}
      {draft.shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Shapes have no ids, and options have no state.
        <option key={index} value={index}>
          {[names[index], describe(shape)].join(" · ")}
        </option>
      ))}
    </Select>
  );
}

/* Fills the space below the fields. With `contain: size`, its rows do not enlarge the panel. */
const List = styled.ul`
  position: relative;
  display: grid;
  grid-row: 3;
  align-content: start;
  gap: 2px;
  contain: size;
  overflow: auto;
  margin: 0 -8px;
  padding: 4px 8px;
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 52px;
  padding: 6px 14px;
  border-radius: 16px;

  &:hover {
    background: ${color.hover};
  }

  &[aria-current="true"] {
    background: ${color["accent-soft"]};
  }

  b {
    overflow: hidden;
    font: ${typography.label};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.micro};
  }
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
