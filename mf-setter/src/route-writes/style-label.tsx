import { FieldGroupLabel } from "./field-group.ts";

interface StyleLabelProps {
  /** Names the group of the chips. */
  id: string;
  /** How many styles are selected. */
  count: number;
}

/** "Style · 2 selected" */
export const StyleLabel = ({ id, count }: StyleLabelProps) => (
  <FieldGroupLabel id={id}>
    <span>{"Style "}</span>
    {count > 0 && <small>{`· ${count} selected`}</small>}
  </FieldGroupLabel>
);
