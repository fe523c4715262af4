import { plural } from "@topout/shared/domain";

import { type Draft, getActiveShape } from "../model/draft.ts";

/** Describes the selection for screen readers. */
export function describeSelection(draft: Draft): string {
  const { selection } = draft;
  const [ref] = selection;
  if (selection.length > 1) return `${selection.length} points selected`;
  const shape = ref ? draft.shapes[ref.shape] : getActiveShape(draft);
  if (!shape) return "Nothing selected";
  const position = ref && shape.points[ref.point];
  if (!position) return `${formatPointCount(shape.points.length)}, ${describeState(shape)}`;
  return `Point ${ref.point + 1} of ${shape.points.length}, x ${position.x}, y ${position.y}`;
}

export const describeState = ({ joined }: { joined: boolean }) => (joined ? "joined" : "open");

export const formatPointCount = (count: number): string =>
  plural(count, { one: "1 point", other: `${count} points` });
