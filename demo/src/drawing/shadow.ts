import type { Point } from "@topout/shared/domain";

import { createElement } from "./svg.ts";

/** An object that casts a shadow on the wall. A larger `size` casts a longer shadow. */
export interface ShadowCaster {
  readonly outline: string;
  readonly size: number;
}

/** Draws all shadows in one blurred layer. A filter per hold renders many times slower. */
export const drawShadows = (casters: readonly ShadowCaster[]) =>
  [
    createElement(
      "filter",
      {
        id: "soft",
        x: "-5%",
        y: "-5%",
        width: "110%",
        height: "110%",
        "color-interpolation-filters": "sRGB",
      },
      createElement("feGaussianBlur", { stdDeviation: 9 }),
    ),
    createElement(
      "g",
      { filter: "url(#soft)", opacity: 0.5 },
      ...casters.map(({ outline, size }) => drawShadow(outline, { x: size * 0.16, y: size * 0.3 })),
    ),
    createElement(
      "g",
      { opacity: 0.22 },
      ...casters.map(({ outline, size }) =>
        drawShadow(outline, { x: size * 0.03, y: size * 0.06 }),
      ),
    ),
  ].join("");

const drawShadow = (outline: string, { x, y }: Point) =>
  createElement("path", { d: outline, fill: "#15110a", transform: `translate(${x} ${y})` });
