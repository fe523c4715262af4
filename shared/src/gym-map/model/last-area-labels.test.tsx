import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { Layout } from "@topout/shared/contract";

import { placeAreaLabels } from "./area-labels.ts";
import { GUIDE_BOX } from "./box.ts";
import { getAreaLabels, prepareAreaLabels } from "./last-area-labels.ts";

const createLayout = (name: string): Layout => ({
  lines: [],
  areas: [
    {
      name,
      joined: true,
      style: "area",
      color: "#00000022",
      points: [
        { x: -10, y: -10 },
        { x: 10, y: -10 },
        { x: 0, y: 10 },
      ],
    },
  ],
});

beforeEach(() => delete window.lastAreaLabels);

describe("getAreaLabels", () => {
  test("returns the same labels for an equal layout", () => {
    const labels = getAreaLabels(createLayout("Slab"), GUIDE_BOX);

    expect(labels).toEqual([...placeAreaLabels(createLayout("Slab"), GUIDE_BOX)]);
    expect(getAreaLabels(createLayout("Slab"), { ...GUIDE_BOX })).toBe(labels);
  });

  test("returns the same labels for a layout that the contract has parsed, with its keys in another order", () => {
    const received = JSON.parse(
      '{"areas":[{"points":[{"y":-10,"x":-10},{"y":-10,"x":10},{"y":10,"x":0}],"color":"#00000022","style":"area","joined":true,"name":"Slab"}],"lines":[]}',
    );
    const labels = getAreaLabels(received, GUIDE_BOX);

    const parsed = z.parse(Layout, received);
    expect(JSON.stringify(parsed)).not.toBe(JSON.stringify(received));
    expect(getAreaLabels(parsed, GUIDE_BOX)).toBe(labels);
  });

  test("places the labels of another layout or box", () => {
    const labels = getAreaLabels(createLayout("Slab"), GUIDE_BOX);

    expect(getAreaLabels(createLayout("Cave"), GUIDE_BOX)).toMatchObject([{ name: "Cave" }]);
    expect(getAreaLabels(createLayout("Slab"), { ...GUIDE_BOX, right: 200 })).not.toBe(labels);
  });
});

describe("prepareAreaLabels", () => {
  test("places the labels in a step for each area and one for the end", () => {
    const layout = createLayout("Slab");
    const steps = prepareAreaLabels(layout, GUIDE_BOX);

    for (let step = 0; step <= layout.areas.length; step++) steps.next();

    expect(window.lastAreaLabels?.labels).toMatchObject([{ name: "Slab" }]);
    expect(getAreaLabels(layout, GUIDE_BOX)).toBe(window.lastAreaLabels?.labels);
  });

  test("keeps the labels of an equal layout", () => {
    const labels = getAreaLabels(createLayout("Slab"), GUIDE_BOX);

    expect(prepareAreaLabels(createLayout("Slab"), GUIDE_BOX).next().done).toBe(true);

    expect(getAreaLabels(createLayout("Slab"), GUIDE_BOX)).toBe(labels);
  });
});
