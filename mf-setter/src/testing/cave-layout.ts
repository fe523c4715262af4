import type { Layout } from "@topout/shared/contract";

/** One area around the origin. */
export const caveLayout: Layout = {
  lines: [],
  areas: [
    {
      name: "The Cave",
      joined: true,
      style: "",
      color: "#33669920",
      points: [
        { x: -50, y: -50 },
        { x: 50, y: -50 },
        { x: 50, y: 50 },
        { x: -50, y: 50 },
      ],
    },
  ],
};
