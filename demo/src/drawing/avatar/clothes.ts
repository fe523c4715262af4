import { adjustTone } from "../color.ts";
import { createElement } from "../svg.ts";
import type { AvatarStyle } from "./avatar-style.ts";

const SHOULDERS = "M10 104C10 88 22 83.5 38 81.5C44 84.5 56 84.5 62 81.5C78 83.5 90 88 90 104Z";
const NECK = "M42 66L42 80C42 87 58 87 58 80L58 66Z";

const drawShape = (d: string, fill: string, opacity?: number) =>
  createElement("path", { d, fill, "fill-opacity": opacity });
const drawSeam = (d: string, stroke: string, width: number) =>
  createElement("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
  });

/** Draws neck, shoulders and a top. */
export function drawClothes({ skin, top, collar }: AvatarStyle): string {
  const neck = [
    drawShape(NECK, skin.fill),
    drawShape("M42 71C46 77.5 54 77.5 58 71L58 75C54 80.5 46 80.5 42 75Z", skin.shade, 0.75),
  ];
  switch (collar) {
    case "crew":
      return [
        drawShape(SHOULDERS, top),
        ...neck,
        drawSeam("M39.4 81.8C43 90 57 90 60.6 81.8", adjustTone(top, -0.22), 2.6),
      ].join("");
    case "hood":
      return [
        drawShape("M30 88C30 76 38 74 42 76L58 76C62 74 70 76 70 88Z", adjustTone(top, -0.2)),
        drawShape(SHOULDERS, top),
        ...neck,
        drawSeam("M36.5 82.5C41 92 59 92 63.5 82.5", adjustTone(top, 0.2), 4),
        drawSeam("M44 90V97", "#fff", 1.2),
        drawSeam("M56 90V97", "#fff", 1.2),
      ].join("");
    case "vest":
      return [
        drawShape(SHOULDERS, skin.fill),
        ...neck,
        drawShape("M27 104L31.5 83L38 81.6C40 92 60 92 62 81.6L68.5 83L73 104Z", top),
        drawSeam("M38 82C40.5 92 59.5 92 62 82", adjustTone(top, -0.25), 1.6),
      ].join("");
  }
}
