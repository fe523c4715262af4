import { adjustTone } from "../color.ts";
import { createElement } from "../svg.ts";
import type { Hairstyle, AvatarStyle } from "./avatar-style.ts";

interface Hair {
  /** Drawn behind the head and the shoulders. */
  readonly behind?: string;
  /** Drawn over the face. */
  readonly front: string;
}

const drawShape = (d: string, fill: string) => createElement("path", { d, fill });
type Ball = readonly [cx: number, cy: number, r: number];
const drawBall = ([cx, cy, r]: Ball, fill: string) => createElement("circle", { cx, cy, r, fill });
const drawStrand = (d: string, stroke: string, width = 1.1) =>
  createElement("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
  });

const CAP =
  "M28.6 50C26 30 35 20.5 50 20.5C65 20.5 74 30 71.4 50C69.5 47 69 43 67.5 39.5C60 38.5 55 36.5 50 36.5C45 36.5 40 38.5 32.5 39.5C31 43 30.5 47 28.6 50Z";

const crown: readonly Ball[] = [
  [30, 36, 9],
  [27.5, 47, 7.5],
  [70, 36, 9],
  [72.5, 47, 7.5],
  [38, 24.5, 9.5],
  [62, 24.5, 9.5],
  [50, 20.5, 10],
];
const fringe: readonly Ball[] = [
  [34, 34.5, 6.4],
  [42, 30.5, 6.6],
  [50, 30, 6.8],
  [58, 30.5, 6.6],
  [66, 34.5, 6.4],
];

type DrawHair = (hair: string, style: AvatarStyle) => Hair;

const styles: Readonly<Record<Hairstyle, DrawHair>> = {
  crop: (hair) => ({
    front:
      drawShape(
        "M28.8 49C26.5 29 36 20 50.5 20C65.5 20 73.5 29 71.2 49C70 45.5 69.6 42 67.6 38.6C58 40.5 45 39.6 35.5 34.8C32 38.5 30.6 43 28.8 49Z",
        hair,
      ) + drawStrand("M40 25.5C46 23 54 23 60 25.5", adjustTone(hair, 0.16)),
  }),
  swoop: (hair) => ({
    front:
      drawShape(
        "M28.6 48C24 33 32 17.5 50 18.5C60 14.5 77.5 22 71.4 49C70 43.5 68.5 39.5 64.5 35.5C56 37.5 46.5 35 42 30C40.5 36 33 39 28.6 48Z",
        hair,
      ) + drawStrand("M46 24.5C53 21.5 62 23.5 66 29.5", adjustTone(hair, 0.18)),
  }),
  bob: (hair) => ({
    behind: drawShape(
      "M26 48C24 27 36 18 50 18C64 18 76 27 74 48C74.5 58 76.5 66 72.5 72C66 77 34 77 27.5 72C23.5 66 25.5 58 26 48Z",
      hair,
    ),
    front: drawShape(
      "M29 52C26.5 31 37 21.5 50 21.5C63 21.5 73.5 31 71 52C69.5 46 68 41 64.5 37.5C54 41.5 41 40.5 33.5 37.5C31.5 42 30 46.5 29 52Z",
      hair,
    ),
  }),
  long: (hair) => ({
    behind: drawShape(
      "M26.5 48C24 26 36 17.5 50 17.5C64 17.5 76 26 73.5 48C73 62 79 74 76 92L24 92C21 74 27 62 26.5 48Z",
      hair,
    ),
    front:
      drawShape(
        "M28.8 54C26 31 37 21 50 21C63 21 74 31 71.2 54C69 43 62 34.5 50.5 29.5C40 35 31 43 28.8 54Z",
        hair,
      ) + drawStrand("M50.5 22C50.3 24.5 50.4 27 50.5 29.5", adjustTone(hair, -0.3), 0.9),
  }),
  bun: (hair) => ({
    behind:
      drawBall([50, 18.5, 8.6], hair) +
      drawStrand("M45 15.5C48 12.5 53 12.5 55.5 15.8", adjustTone(hair, 0.2)),
    front: drawShape(CAP, hair) + drawStrand("M38 30C45 26 55 26 62 30", adjustTone(hair, 0.18)),
  }),
  curls: (hair) => ({
    behind: crown.map((curl) => drawBall(curl, hair)).join(""),
    front: [
      drawShape("M31 42C30 30 38 22 50 22C62 22 70 30 69 42C64 34 36 34 31 42Z", hair),
      ...fringe.flatMap(([x, y, r]) => [
        drawBall([x, y, r], hair),
        drawStrand(`M${x - 3} ${y - 2}a3.4 3.4 0 0 1 5 -1`, adjustTone(hair, 0.16), 1),
      ]),
    ].join(""),
  }),
  ponytail: (hair) => ({
    behind: drawShape(
      "M58 24C72 13 87 24 84.5 41C83.5 51 87 57 83 66C79 60 73.5 57 73 48C72.5 41 70 34 58 30Z",
      hair,
    ),
    front:
      drawShape(CAP, hair) + drawStrand("M36 31C43 25.5 56 24.5 65 29", adjustTone(hair, 0.18)),
  }),
  shaved: (hair) => ({
    front: createElement("path", {
      d: "M29.6 44C29 28 38 22.6 50 22.6C62 22.6 71 28 70.4 44C68 37 62 34.2 50 34.2C38 34.2 32 37 29.6 44Z",
      fill: hair,
      "fill-opacity": 0.34,
    }),
  }),
  messy: (hair) => ({
    front: drawShape(
      "M28.8 50C24.5 41 26 35 29 31C27.5 28 28 25.5 29.5 23.5C33 24 34.5 23 36 20.5C39.5 21.5 41 19 43.5 16.5C47 18.5 50 17 53 15.5C55.5 18 58.5 18 61.5 17.5C63 20.5 66 21.5 69.5 22.5C69.5 25.5 71.5 28 73 31.5C74 37 73.5 43 71.2 50C70.5 45 69.5 41.5 66.5 38.5L62.5 40L59 36L54 39.5L49 35.5L44.5 39.5L40 36L35.5 40C32 43 30 46 28.8 50Z",
      hair,
    ),
  }),
  braids: (hair) => ({
    behind: [24.5, 75.5]
      .flatMap((x) =>
        [54, 62, 70, 78, 86].map((y, i) =>
          createElement("ellipse", {
            cx: x + (x < 50 ? i * 0.5 : -i * 0.5),
            cy: y,
            rx: 5,
            ry: 5.2,
            fill: i % 2 ? adjustTone(hair, 0.1) : hair,
          }),
        ),
      )
      .join(""),
    front:
      drawShape(
        "M28 52C25 31 36 21 50 21C64 21 75 31 72 52C69 44 62 36 50 30.5C38 36 31 44 28 52Z",
        hair,
      ) + drawStrand("M50 21.5V30.5", adjustTone(hair, 0.25), 1),
  }),
  scarf: (_, { top }) => ({
    behind: drawShape(
      "M24.5 50C22 26 35 15.5 50 15.5C65 15.5 78 26 75.5 50C75 62 78 74 80 86L20 86C22 74 25 62 24.5 50Z",
      adjustTone(top, 0.12),
    ),
    front:
      drawShape(
        "M30.5 56C26 32 36 20 50 20C64 20 74 32 69.5 56C69 41 62 32 50 31.5C38 32 31 41 30.5 56Z",
        adjustTone(top, 0.2),
      ) +
      drawShape(
        "M31 63C34 76 42 82 50 82C58 82 66 76 69 63C72 74 68 88 50 89C32 88 28 74 31 63Z",
        adjustTone(top, 0.2),
      ),
  }),
  beanie: (hair, { top }) => ({
    behind: drawShape("M27 46C26.5 56 27.5 60 30 63L70 63C72.5 60 73.5 56 73 46Z", hair),
    front:
      drawShape("M27.5 38C26.5 22 36 13 50 13C64 13 73.5 22 72.5 38Z", adjustTone(top, -0.1)) +
      createElement("rect", {
        x: 25.8,
        y: 33,
        width: 48.4,
        height: 9,
        rx: 4.2,
        fill: adjustTone(top, 0.14),
      }) +
      [33, 40, 47, 54, 61, 68]
        .map((x) => drawStrand(`M${x} 35V40`, adjustTone(top, -0.12), 1))
        .join(""),
  }),
};

export const drawHair = (style: AvatarStyle): Hair => styles[style.hairstyle](style.hair, style);
