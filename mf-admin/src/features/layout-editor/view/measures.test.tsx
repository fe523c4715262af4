import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { createLine } from "../model/shape.ts";
import { Measures } from "./measures.tsx";

test("Measures show both lines of a point whose neighbours are at one position", () => {
  const line = {
    ...createLine(),
    points: [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 0, y: 0 },
    ],
  };
  const selection = [{ shape: 0, point: 1 }];

  render(
    <svg>
      <Measures draft={{ shapes: [line], activeShape: 0, selection }} />
    </svg>,
  );

  expect(screen.getAllByText("30")).toHaveLength(2);
});
