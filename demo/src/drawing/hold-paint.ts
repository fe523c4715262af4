import type { CircuitColor } from "@topout/shared/contract";

import { mixColors } from "./color.ts";
import { type GradientStop, createGradientStops, createElement } from "./svg.ts";

interface Paint {
  readonly light: string;
  readonly fill: string;
  readonly deep: string;
}

/** A circuit named White has white holds, with any colour key. */
export type HoldColor = CircuitColor | "white";

/** Highlight, base colour and shade of the holds of each colour. */
const paints: Readonly<Record<HoldColor, Paint>> = {
  green: { light: "#63d483", fill: "#27a34a", deep: "#0c5524" },
  blue: { light: "#6ea2ff", fill: "#2166e8", deep: "#0d3588" },
  black: { light: "#6b7078", fill: "#2b2d31", deep: "#08090a" },
  pink: { light: "#ff9fd2", fill: "#ef5eaa", deep: "#9c1c5d" },
  red: { light: "#ff8078", fill: "#dc3430", deep: "#7f100f" },
  violet: { light: "#b08bff", fill: "#7a41e4", deep: "#3c168c" },
  yellow: { light: "#ffe873", fill: "#f5c613", deep: "#9a7200" },
  orange: { light: "#ffb267", fill: "#f57c1b", deep: "#973f00" },
  white: { light: "#ffffff", fill: "#eceae4", deep: "#8f8c84" },
};

/** `name` is part of the ids of the gradients. */
export interface HoldPaint {
  readonly name: string;
  readonly paint: Paint;
}

export const getVividPaint = (color: HoldColor): HoldPaint => ({
  name: color,
  paint: paints[color],
});

/** Returns a colour mixed with the wall colour, for holds of other routes. */
export const getMutedPaint = (color: CircuitColor, wall: string): HoldPaint => {
  const { light, fill, deep } = paints[color];
  return {
    name: `${color}-muted`,
    paint: {
      light: mixColors(light, wall, 0.5),
      fill: mixColors(fill, wall, 0.45),
      deep: mixColors(deep, wall, 0.42),
    },
  };
};

/** Returns the gradient definitions for these paints. */
export const createHoldDefs = (list: readonly HoldPaint[]) =>
  [...list.map(createGradients), commonGradients].join("");

const createGradients = ({ name, paint: { light, fill, deep } }: HoldPaint) =>
  [
    createElement(
      "radialGradient",
      { id: `hold-${name}`, cx: 0.34, cy: 0.24, r: 0.95 },
      createGradientStops([
        { offset: 0, color: light },
        { offset: 0.42, color: fill },
        { offset: 1, color: deep },
      ]),
    ),
    createElement(
      "linearGradient",
      { id: `hollow-${name}`, x1: 0.35, y1: 0, x2: 0.55, y2: 1 },
      createGradientStops([
        { offset: 0, color: deep },
        { offset: 0.75, color: fill },
        { offset: 1, color: mixColors(fill, light, 0.4) },
      ]),
    ),
  ].join("");

const createHalo = (id: string, list: readonly GradientStop[]) =>
  createElement("radialGradient", { id, cx: 0.5, cy: 0.5, r: 0.5 }, createGradientStops(list));

const commonGradients = [
  createElement(
    "linearGradient",
    { id: "rim", x1: 0.15, y1: 0, x2: 0.8, y2: 1 },
    createGradientStops([
      { offset: 0, color: "#fff", opacity: 0.6 },
      { offset: 0.45, color: "#fff", opacity: 0.06 },
      { offset: 1, color: "#000", opacity: 0.3 },
    ]),
  ),
  createElement(
    "radialGradient",
    { id: "shade", cx: 0.4, cy: 0.34, r: 0.78 },
    createGradientStops([
      { offset: 0.55, color: "#000", opacity: 0 },
      { offset: 1, color: "#000", opacity: 0.34 },
    ]),
  ),
  createHalo("gloss", [
    { offset: 0, color: "#fff", opacity: 0.85 },
    { offset: 0.45, color: "#fff", opacity: 0.4 },
    { offset: 1, color: "#fff", opacity: 0 },
  ]),
  createHalo("chalk", [
    { offset: 0, color: "#fff", opacity: 0.42 },
    { offset: 0.6, color: "#fff", opacity: 0.16 },
    { offset: 1, color: "#fff", opacity: 0 },
  ]),
].join("");
