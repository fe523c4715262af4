import type { Area, Layout, Line } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

import { FileError } from "./file-error.ts";
import { type Attributes, escapeText, readElements } from "./svg-markup.ts";
import { parsePath, type Outline } from "./svg-path.ts";

/** The guide box with a margin, so that a viewer shows the drawing as the editor does. */
const VIEW_BOX = "-110 -135 220 270";

export function formatSvg({ lines, areas }: Layout): string {
  const paths = [...areas.map(formatArea), ...lines.map(formatLine)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}">`,
    ...paths,
    "</svg>",
    "",
  ].join("\n");
}

const formatArea = ({ points, joined, name, style, color }: Area) =>
  formatElement({
    "data-kind": "area",
    "data-name": name,
    "data-style": style,
    "data-color": color,
    d: formatPath(points, joined),
    fill: joined ? color.slice(0, 7) : "none",
    "fill-opacity": "0.25",
    stroke: color.slice(0, 7),
  });

const formatLine = ({ points, joined, style }: Line) =>
  formatElement({
    "data-kind": style,
    d: formatPath(points, joined),
    fill: "none",
    stroke: style === "wall" ? "#3a3731" : "#857f73",
    "stroke-width": style === "wall" ? "3" : "1",
  });

const formatPath = (points: readonly Point[], joined: boolean) =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("") +
  (joined && points.length > 0 ? "Z" : "");

const formatElement = (attributes: Readonly<Record<string, string>>) => {
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return `  <path ${list.join(" ")}/>`;
};

/**
 * Reads the straight shapes of an SVG file. The text never becomes part of a document, so scripts and links in it have
 * no effect. A shape of another program can be a line, and an area if it is closed.
 * @throws {FileError} for curves and for unsupported features.
 */
export function parseSvg(text: string): Layout {
  rejectUnsupported(text);
  const lines: Line[] = [];
  const areas: Area[] = [];
  for (const { name, attributes } of readElements(text)) {
    for (const outline of getOutlines(name, attributes)) {
      const kind = attributes["data-kind"];
      if (kind === "wall" || kind === "mat") lines.push({ ...outline, style: kind });
      else if (kind === "area") areas.push(toArea(outline, attributes, areas.length));
      else {
        lines.push({ ...outline, style: "wall" });
        if (outline.joined) areas.push(toArea(outline, attributes, areas.length));
      }
    }
  }
  return { lines, areas };
}

function rejectUnsupported(text: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) {
    throw new FileError("Files with a document type are not supported. Save it as plain SVG.");
  }
  if (/\stransform\s*=/.test(text)) {
    throw new FileError("Shapes with a transform are not supported. Flatten them first.");
  }
}

const DEFAULT_COLOR = "#3a8a7d40";

const toArea = (outline: Outline, attributes: Attributes, index: number): Area => ({
  ...outline,
  name: attributes["data-name"] ?? attributes["id"] ?? `Area ${index + 1}`,
  style: attributes["data-style"] ?? "area",
  color: attributes["data-color"] ?? DEFAULT_COLOR,
});

function getOutlines(name: string, attributes: Attributes): Outline[] {
  const readNumber = (key: string) => Number(attributes[key] ?? 0);
  switch (name) {
    case "path":
      return parsePath(attributes["d"] ?? "");
    case "line":
      return parsePath(
        `M${readNumber("x1")} ${readNumber("y1")}L${readNumber("x2")} ${readNumber("y2")}`,
      );
    case "rect":
      return parsePath(
        `M${readNumber("x")} ${readNumber("y")}h${readNumber("width")}v${readNumber("height")}h${-readNumber("width")}Z`,
      );
    default:
      return parsePath(`M${attributes["points"] ?? ""}${name === "polygon" ? "Z" : ""}`);
  }
}
