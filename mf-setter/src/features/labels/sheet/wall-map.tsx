import type { Area, Layout } from "@topout/shared/contract";
import { getHomeBox, toPathData, toViewBox } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";

interface WallMapProps {
  layout: Layout;
  area: Area;
  /** In millimetres. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The walls of the gym, with one area filled. */
export function WallMap({ layout, area, ...box }: WallMapProps) {
  const walls = layout.lines.filter(({ style }) => style === "wall");
  return (
    <svg {...box} viewBox={toViewBox(getHomeBox(layout))}>
      {walls.map((wall, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines have no ids, and two can be equal.
        <WallPath key={index} d={toPathData(wall)} />
      ))}
      <path d={toPathData({ ...area, joined: true })} />
    </svg>
  );
}

const WallPath = styled.path`
  fill: none;
  stroke: currentcolor;
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
