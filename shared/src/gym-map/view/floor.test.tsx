import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { AreaShapes } from "../placement/area-shapes.tsx";
import { AreaLabels } from "./area-labels.tsx";
import { Floor } from "./floor.tsx";
import { GymMapSkeleton } from "./gym-map-skeleton.tsx";

const points = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 90 },
];
const wall = { points, joined: true, style: "wall" as const };
const mat = { ...wall, style: "mat" as const };
const area = { name: "Cave", color: "#00ff0044", style: "area", points, joined: true };
const layout = { lines: [wall, wall, mat, mat], areas: [area, area] };

test("A layout with equal lines and areas has no duplicate keys", () => {
  const homeBox = { left: -108, top: -133, right: 108, bottom: 133 };
  const { container } = render(
    <svg>
      <Floor lines={layout.lines} />
      <AreaShapes areas={layout.areas} currentArea={undefined} />
      <AreaLabels layout={layout} homeBox={homeBox} />
    </svg>,
  );
  render(<GymMapSkeleton layout={layout} />);

  expect(container.querySelectorAll(".boulder")).toHaveLength(2);
});
