import { createElement } from "../svg.ts";
import type { AvatarStyle } from "./avatar-style.ts";

const INK = "#221a16";

const drawStroke = (d: string, width: number, color = INK) =>
  createElement("path", {
    d,
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

export const HEAD =
  "M29.5 46C29.5 29 38 22.5 50 22.5C62 22.5 70.5 29 70.5 46C70.5 66 61.5 76.5 50 76.5C38.5 76.5 29.5 66 29.5 46Z";

export function drawHead({ skin }: AvatarStyle): string {
  const ears = [29.4, 70.6].map((cx) =>
    createElement("ellipse", { cx, cy: 51.5, rx: 4.4, ry: 5.6, fill: skin.fill }),
  );
  const lobes = [29, 71].map((cx) =>
    createElement("ellipse", { cx, cy: 51.8, rx: 2, ry: 3, fill: skin.shade }),
  );
  return [...ears, ...lobes, createElement("path", { d: HEAD, fill: skin.fill })].join("");
}

export function drawFace(style: AvatarStyle): string {
  const { skin, hair, hairstyle } = style;
  const brow = hairstyle === "scarf" ? INK : hair;
  return [
    ...[37.5, 62.5].map((cx) =>
      createElement("ellipse", {
        cx,
        cy: 59,
        rx: 4.6,
        ry: 3,
        fill: skin.blush,
        "fill-opacity": 0.42,
      }),
    ),
    ...[42, 58].map((cx) => createElement("ellipse", { cx, cy: 51, rx: 1.9, ry: 2.4, fill: INK })),
    ...[42.6, 58.6].map((cx) => createElement("circle", { cx, cy: 50.2, r: 0.6, fill: "#fff" })),
    drawStroke("M38.5 45.4C40.5 43.7 43.5 43.6 45.4 44.8", 1.5, brow),
    drawStroke("M61.5 45.4C59.5 43.7 56.5 43.6 54.6 44.8", 1.5, brow),
    drawStroke(
      "M50.4 51.5C51.6 54.4 52.4 56.4 51.6 57.6C51 58.4 49.6 58.5 48.6 58",
      1.3,
      skin.shade,
    ),
    drawBeard(style),
    drawMouth(style),
    drawGlasses(style),
  ].join("");
}

function drawMouth({ smile, skin }: AvatarStyle): string {
  switch (smile) {
    case "soft":
      return drawStroke("M44.5 64.4C47 67 53 67 55.5 64.4", 1.6);
    case "wide":
      return drawStroke("M42 63.4C45 68.4 55 68.4 58 63.4", 1.7);
    case "wry":
      return drawStroke("M45 66C49 67 53.5 66 56.5 63", 1.6);
    case "open":
      return [
        createElement("path", {
          d: "M42.5 62.8C47 64 53 64 57.5 62.8C57 70 43 70 42.5 62.8Z",
          fill: "#6e211c",
        }),
        createElement("path", {
          d: "M43.4 63.1C47.5 64 52.5 64 56.6 63.1C56.2 65.6 43.8 65.6 43.4 63.1Z",
          fill: "#fff",
        }),
        createElement("ellipse", { cx: 50, cy: 67.6, rx: 3.4, ry: 1.1, fill: skin.blush }),
      ].join("");
  }
}

function drawBeard({ beard, hair, skin }: AvatarStyle): string {
  const fullBeard =
    "M29.6 49C30 67 37.5 78.5 50 78.5C62.5 78.5 70 67 70.4 49C69 56 66.5 60.4 61 60.6C56 60.4 54 60 50 60C46 60 44 60.4 39 60.6C33.5 60.4 31 56 29.6 49Z";
  switch (beard) {
    case "none":
      return "";
    case "full":
      return [
        createElement("path", { d: fullBeard, fill: hair }),
        createElement("ellipse", { cx: 50, cy: 65.4, rx: 8.4, ry: 4.4, fill: skin.fill }),
      ].join("");
    case "stubble":
      return createElement("path", { d: fullBeard, fill: hair, "fill-opacity": 0.14 });
    case "moustache":
      return createElement("path", {
        d: "M40.5 62C43 58.6 47 57.8 50 59.2C53 57.8 57 58.6 59.5 62C56 62.6 53 62 50 61C47 62 44 62.6 40.5 62Z",
        fill: hair,
      });
  }
}

function drawGlasses({ glasses }: AvatarStyle): string {
  if (glasses === "none") return "";
  const lens = {
    y: 45.6,
    width: 13.4,
    height: 11.4,
    fill: "#fff",
    "fill-opacity": 0.16,
    stroke: INK,
    "stroke-width": 1.4,
  };
  const rx = glasses === "round" ? 6 : 3;
  return [
    createElement("rect", { ...lens, x: 35, rx }),
    createElement("rect", { ...lens, x: 51.6, rx }),
    drawStroke("M48.4 50C49.3 49.2 50.7 49.2 51.6 50", 1.4),
    drawStroke("M35 50L30.4 49M65 50L69.6 49", 1.2),
  ].join("");
}
