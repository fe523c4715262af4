import { ROUTE_MARKS } from "@topout/shared/domain";
import { memo } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { MARKS, MarkGlyph } from "@topout/shared/ui";

import type { MapDot } from "./map-dot.ts";

interface MapLegendProps {
  dots: readonly MapDot[];
}

/** Explains the states and marks of the dots. On phones and tablets, the filter menu explains them instead. */
export const MapLegend = memo(function MapLegend({ dots }: MapLegendProps) {
  return (
    <List aria-hidden="true">
      <li>
        <Sample viewBox="-13 -13 26 26" data-state="sent">
          <circle r="9" />
          <path d="M-4 .4L-1.2 3.2L4.2 -2.8" />
        </Sample>
        Sent
      </li>
      <li>
        <Sample viewBox="-13 -13 26 26">
          <circle r="9" />
          <circle className="pip" r="3.6" />
        </Sample>
        Attempted
      </li>
      <li>
        <Sample viewBox="-13 -13 26 26">
          <circle r="9" />
        </Sample>
        Unsent
      </li>
      {ROUTE_MARKS.map(
        (mark) =>
          dots.some(({ marks }) => marks?.includes(mark)) && (
            <li key={mark}>
              <MarkGlyph mark={mark} size={15} />
              {MARKS[mark].label}
            </li>
          ),
      )}
    </List>
  );
});

const List = styled.ul`
  display: none;

  ${media.desktop} {
    position: absolute;
    bottom: 14px;
    left: 14px;
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 9px 13px 9px 10px;
    background: ${color.raised};
    border: 1px solid ${color.line};
    border-radius: 11px;
    color: ${color["text-2"]};
    font: ${typography.micro};
    pointer-events: none;
  }

  li {
    display: flex;
    gap: 5px;
    align-items: center;
  }
`;

const Sample = styled.svg`
  width: 14px;
  height: 14px;

  circle {
    fill: ${color["text-2"]};
    fill-opacity: 0.22;
    stroke: ${color["text-2"]};
    stroke-width: 2;
  }

  .pip,
  &[data-state="sent"] circle {
    fill-opacity: 1;
  }

  path {
    fill: none;
    stroke: ${color.raised};
    stroke-width: 2.6;
  }
`;
