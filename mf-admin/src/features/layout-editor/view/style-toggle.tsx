import { SegmentedControl } from "@topout/shared/ui";

import type { LineShape } from "../model/shape.ts";

interface StyleToggleProps {
  value: LineShape["style"];
  isDisabled: boolean;
  onChange: (style: LineShape["style"]) => void;
}

const OPTIONS = [
  { value: "wall", label: "Wall" },
  { value: "mat", label: "Pad" },
] as const;

/** Selects whether a line is a wall or a pad. */
export const StyleToggle = (props: StyleToggleProps) => (
  <SegmentedControl label="Style" options={OPTIONS} {...props} />
);
