import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { getHoldPath, MAP_HOLD_SCALE } from "@topout/shared/ui";

import { transformPath } from "../model/transform-path.ts";
import { PlacementMap } from "./placement-map.tsx";

test("PlacementMap draws the other dots with a radius of 4 instead of 6", () => {
  const otherDot = { id: "p2", x: 10, y: 20, label: "P2", description: "P2" } as const;
  render(
    <PlacementMap
      label="Position on the map"
      layout={{ lines: [], areas: [] }}
      dots={[{ ...otherDot, skin: "green", state: "plain" }]}
      dot={{ skin: "green", label: "P1", position: undefined }}
      currentArea={undefined}
      onPlace={vi.fn<() => void>()}
    />,
  );

  const transform = { translate: { x: 10, y: 20 }, scale: (MAP_HOLD_SCALE * 4) / 6 };
  const shape = screen.getByRole("application").querySelector(".shape");
  expect(shape?.getAttribute("d")).toBe(transformPath(getHoldPath("green", "plain"), transform));
});
