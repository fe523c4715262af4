import type { Point } from "@topout/shared/domain";

/** Rounds to two decimals, which is more precise than a pixel and keeps the SVG short. */
export const formatNumber = (value: number) => String(Math.round(value * 100) / 100);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an SVG element as text. It escapes nothing, because no value is user input. */
export function createElement(
  name: string,
  attributes: Attributes,
  ...children: readonly string[]
): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? formatNumber(value) : value}"`)
    .join("");
  return `<${name}${attributeText}>${children.join("")}</${name}>`;
}

export const toPolygonPath = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z`;

export interface GradientStop {
  readonly offset: number;
  readonly color: string;
  readonly opacity?: number;
}

export const createGradientStops = (list: readonly GradientStop[]) =>
  list
    .map(({ offset, color, opacity }) =>
      createElement("stop", { offset, "stop-color": color, "stop-opacity": opacity }),
    )
    .join("");

export const createSvgDocument = (width: number, height: number, ...children: readonly string[]) =>
  createElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  );
