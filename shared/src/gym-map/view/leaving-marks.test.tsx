import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { LeavingMark, LeavingMarks } from "./leaving-marks.tsx";
import type { MapDot } from "./map-dot.ts";

const createDot = (fields: Partial<MapDot>): MapDot => ({
  id: "O1",
  x: 10,
  y: 20,
  skin: "orange",
  state: "unsent",
  isLeaving: true,
  label: "O1",
  description: "O1",
  ...fields,
});

/** Returns the upper left corner of each mark. */
const getCorners = (container: Element) =>
  Array.from(
    container.querySelectorAll("path"),
    (mark) => mark.getAttribute("d")?.match(/^M(\S+ \S+)H/)?.[1],
  );

describe("the marks of leaving routes", () => {
  test("are drawn for dots that leave only", () => {
    const dots = [createDot({}), createDot({ id: "O2", isLeaving: false })];

    const { container } = render(
      <svg>
        <LeavingMarks dots={dots} />
      </svg>,
    );

    expect(getCorners(container)).toHaveLength(1);
  });

  test.each([
    { place: "hold", fields: {}, isSelected: false, corner: "13.7 20.4" },
    {
      place: "dashed ring of a project",
      fields: { isProject: true },
      isSelected: false,
      corner: "13.9 23.2",
    },
    {
      place: "ring of the selected dot",
      fields: { isProject: true },
      isSelected: true,
      corner: "15.3 24.6",
    },
  ])("are on the edge of the $place", ({ fields, isSelected, corner }) => {
    const { container } = render(
      <svg>
        <LeavingMark dot={createDot(fields)} isSelected={isSelected} />
      </svg>,
    );

    expect(getCorners(container)).toEqual([corner]);
  });
});
