import { memo } from "react";

import { styled } from "@topout/shared/platform";

import type { Label } from "../model/label.ts";
import { getScale } from "../model/margins.ts";
import type { PlacedLabel } from "../model/place-labels.ts";
import { type SheetFormat, SHEETS } from "../model/sheet.ts";
import type { LabelProps } from "./label-props.ts";
import { Poster } from "./poster.tsx";
import { Strip } from "./strip.tsx";

export interface SheetPageProps extends Pick<LabelProps, "gym" | "hasColor" | "measure"> {
  format: SheetFormat;
  labels: readonly PlacedLabel<Label>[];
  hasCutLines: boolean;
}

/** A page of labels. One unit of its coordinates is a millimetre. */
export const SheetPage = memo(function SheetPage(props: SheetPageProps) {
  const { format, labels, hasCutLines, ...labelProps } = props;
  const sheet = SHEETS[format];
  return (
    <Page viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      {labels.map(({ label, x, y, width, height }) => {
        const scale = getScale(sheet, { width, height });
        const size = { width: width / scale, height: height / scale };
        const Drawing = format === "a6" ? Poster : Strip;
        return (
          <g key={label.code} transform={`translate(${x} ${y}) scale(${scale})`}>
            {hasCutLines && <rect className="cut" {...size} />}
            <Drawing {...labelProps} {...size} label={label} />
          </g>
        );
      })}
    </Page>
  );
});

/* Paper is white in both themes. No text is bolder than the font in which texts are measured. */
const Page = styled.svg`
  display: block;
  background: #fff;
  color: #000;
  fill: currentcolor;
  font-family: var(--font);
  font-weight: 600;
  forced-color-adjust: none;

  .strong {
    font-weight: 700;
  }

  .light {
    font-weight: 500;
  }

  .spaced {
    letter-spacing: 0.08em;
  }

  .cut {
    fill: none;
    stroke: #9a9a9a;
    stroke-width: 0.2;
    stroke-dasharray: 1 0.8;
  }
`;
