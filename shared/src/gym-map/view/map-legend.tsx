import { memo } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { HOURGLASS_PATH, markStyles } from "@topout/shared/ui";

interface MapLegendProps {
  /** Whether the map has dots with the mark of a route that leaves. */
  hasLeaving: boolean;
}

/** Explains the states of the dots. On phones and tablets, the filter menu explains them instead. */
export const MapLegend = memo(function MapLegend({ hasLeaving }: MapLegendProps) {
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
      {hasLeaving && (
        <li>
          <Sample viewBox="-13 -13 26 26">
            <circle r="9" />
            <path className="mark" d={HOURGLASS_PATH} transform="scale(1.5) translate(4.8 4.8)" />
          </Sample>
          Leaving
        </li>
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

  .mark {
    ${markStyles}
  }
`;
