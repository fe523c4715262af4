import type { Area, Layout } from "@topout/shared/contract";

interface AreaValues {
  readonly cave?: Partial<Area>;
  readonly slab?: Partial<Area>;
}

/** A layout with The Cave at the left and The Slab at the right. */
export const createTwoAreas = ({ cave, slab }: AreaValues = {}): Layout => ({
  lines: [],
  areas: [
    { ...createArea("The Cave", -100), ...cave },
    { ...createArea("The Slab", 0), ...slab },
  ],
});

const createArea = (name: string, left: number): Area => ({
  name,
  joined: true,
  style: "",
  color: "#33669920",
  points: [
    { x: left, y: -50 },
    { x: left + 100, y: -50 },
    { x: left + 100, y: 50 },
    { x: left, y: 50 },
  ],
});
