import type { Point } from "@topout/shared/domain";

/** Two decimals are finer than any pixel here, and keep the text short. */
export const formatNumber = (value: number) => String(Math.round(value * 100) / 100);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as text. Everything in it is ours: nothing is escaped. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? formatNumber(value) : value}"`)
    .join("");
  return `<${name}${written}>${children.join("")}</${name}>`;
}

export const polygonPath = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z`;

export interface GradientStop {
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

export const gradientStops = (list: readonly GradientStop[]) =>
  list
    .map(({ at, color, opacity }) =>
      element("stop", { offset: at, "stop-color": color, "stop-opacity": opacity }),
    )
    .join("");

export const svgDocument = (width: number, height: number, ...children: readonly string[]) =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  );
