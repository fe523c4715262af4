import type { Point } from "@topout/shared/domain";

import { element } from "./svg.ts";

/** What stands off the wall, by its outline, and how far it stands off. */
export interface ShadowCaster {
  readonly outline: string;
  readonly size: number;
}

/** All shadows of a picture in one blurred layer: a filter for each hold would take many times as long. */
export const drawShadows = (reliefs: readonly ShadowCaster[]) =>
  [
    element(
      "filter",
      {
        id: "soft",
        x: "-5%",
        y: "-5%",
        width: "110%",
        height: "110%",
        "color-interpolation-filters": "sRGB",
      },
      element("feGaussianBlur", { stdDeviation: 9 }),
    ),
    element(
      "g",
      { filter: "url(#soft)", opacity: 0.5 },
      ...reliefs.map(({ outline, size }) => cast(outline, { x: size * 0.16, y: size * 0.3 })),
    ),
    element(
      "g",
      { opacity: 0.22 },
      ...reliefs.map(({ outline, size }) => cast(outline, { x: size * 0.03, y: size * 0.06 })),
    ),
  ].join("");

const cast = (outline: string, { x, y }: Point) =>
  element("path", { d: outline, fill: "#15110a", transform: `translate(${x} ${y})` });
