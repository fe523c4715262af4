import { circuit, typography } from "@topout/shared/theme";

/** As text, because the drawing of the feed has no styled components. */
export const countChipStyles = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  padding: 0 12px 0 9px;
  border-radius: 11px;
  background: ${circuit.tint};
  color: ${circuit.text};
  font: ${typography.label};
  font-weight: 620;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
