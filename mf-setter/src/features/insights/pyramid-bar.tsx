import type { PyramidRow } from "@topout/shared/domain/insights";
import { styled } from "@topout/shared/platform";
import { color, media, type Skin } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { getPyramidColumns, type PyramidScale } from "./get-pyramid-scale.ts";

interface PyramidBarProps {
  row: PyramidRow;
  /** One of each route of the row. */
  skins: readonly Skin[];
  scale: PyramidScale;
  /** What the row says. */
  label: string;
}

/** The holds of a grade, with a box around its target, open circles for missing routes, and the others after the box. */
export function PyramidBar({ row, skins, scale, label }: PyramidBarProps) {
  const { indent, holds, target } = getPyramidColumns(row, scale);
  const missing = Math.max(0, (target ?? 0) - holds);
  const shown = Array.from({ length: holds }, (_, index) => skins[index * scale.routesPerHold]);

  return (
    <Bar role="img" aria-label={label} style={{ "--indent": indent, "--target": target ?? 0 }}>
      {target !== null && target > 0 && <Target />}
      {shown.map((skin, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Holds of the same circuit are equal.
        <Column key={index} data-over={(target !== null && index >= target) || undefined}>
          {skin && <HoldGlyph skin={skin} />}
        </Column>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        <Column key={`missing ${index}`}>
          <Missing />
        </Column>
      ))}
    </Bar>
  );
}

/** `--unit` is the width of a column. */
const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: 32px;
  margin-left: calc(var(--indent) * var(--unit) + 6px);

  ${media.desktop} {
    height: 33px;
    margin-left: calc(var(--indent) * var(--unit) + 8px);
  }
`;

const Column = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: var(--unit);

  > svg {
    width: calc(0.84 * var(--unit));
    max-width: 17px;
    height: auto;
  }

  &:not([data-over]) + &[data-over] {
    margin-left: 4px;
  }
`;

const Target = styled.span`
  position: absolute;
  top: 3px;
  bottom: 3px;
  left: -1.5px;
  width: calc(var(--target) * var(--unit) + 3px);
  border: 1.5px solid ${color["text-3"]};
  border-radius: 9px;
  background: ${color.surface};
`;

/** Also in the legend. */
export const Missing = styled.span`
  width: 8px;
  height: 8px;
  border: 1.6px solid ${color["text-3"]};
  border-radius: 50%;
`;
