import { render } from "@testing-library/react";
import { SKINS } from "@topout/shared/theme";
import { describe, expect, test } from "vitest";

import { DOT_EXTENT } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";
import { RouteMarks } from "./route-marks.tsx";

/** The halo around a mark, in layout units. */
const HALO = 1;

const createDot = (fields: Partial<MapDot>): MapDot => ({
  id: "O1",
  x: 0,
  y: 0,
  skin: "orange",
  state: "unsent",
  marks: ["new", "leaving"],
  label: "O1",
  description: "O1",
  ...fields,
});

/** Returns the centre of each mark, and how far it is drawn from the origin on either axis. */
function renderMarks(dots: readonly MapDot[], isSelected = false) {
  const { container } = render(
    <svg>
      <RouteMarks dots={dots} isSelected={isSelected} />
    </svg>,
  );
  return Array.from(container.querySelectorAll("path"), (mark) => {
    const points = [...(mark.getAttribute("d") ?? "").matchAll(/[ML](\S+) ([\d.-]+)/g)];
    const xs = points.map(([, x]) => Number(x));
    const ys = points.map(([, , y]) => Number(y));
    const extent = Math.max(...[...xs, ...ys].map(Math.abs));
    return { centre: [getCentre(xs), getCentre(ys)], extent };
  });
}

const getCentre = (values: readonly number[]) =>
  Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(1));

describe("the marks of dots", () => {
  test("are drawn for dots with marks only", () => {
    const dots = [
      createDot({}),
      createDot({ id: "O2", marks: [] }),
      createDot({ id: "O3", marks: ["leaving"] }),
    ];

    expect(renderMarks(dots)).toHaveLength(3);
  });

  test.each([
    { place: "hold", fields: {}, isSelected: false, offsets: [6.2, -3.4, 6.2, 3.6] },
    {
      place: "dashed ring of a project",
      fields: { isProject: true },
      isSelected: false,
      offsets: [6.4, -6.4, 6.4, 6.4],
    },
    {
      place: "ring of the selected dot",
      fields: { isProject: true },
      isSelected: true,
      offsets: [7.8, -7.8, 7.8, 7.8],
    },
  ])("are on the right edge of the $place", ({ fields, isSelected, offsets }) => {
    const marks = renderMarks([createDot(fields)], isSelected);

    expect(marks.flatMap(({ centre }) => centre)).toEqual(offsets);
  });

  test("move with the dot", () => {
    const [tape] = renderMarks([createDot({ x: 100, y: -50 })]);

    expect(tape?.centre).toEqual([106.2, -53.4]);
  });

  test.each(SKINS)("stay within the bounds of the layer on a hold of %s", (skin) => {
    const dot = createDot({ skin });
    const project = createDot({ id: "O2", skin, isProject: true });

    for (const { extent } of [...renderMarks([dot, project]), ...renderMarks([dot], true)]) {
      expect(extent + HALO).toBeLessThanOrEqual(DOT_EXTENT);
    }
  });
});
