import type { Area, Line } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

/** A shape that is being drawn. A joined shape is closed: its last point connects to its first. */
export interface Shape {
  readonly points: readonly Point[];
  readonly joined: boolean;
  /** Locked shapes do not change. Only the draft on this device has locks. */
  readonly isLocked?: boolean;
}

export interface LineShape extends Shape {
  readonly style: Line["style"];
}

export interface AreaShape extends Shape {
  readonly name: string;
  readonly style: string;
  readonly color: Area["color"];
  /** The server assigns it when it saves a new area. */
  readonly code?: Area["code"];
}

/** A shape with fewer points encloses nothing, so it cannot be joined. */
export const MIN_JOINED_POINTS = 3;

/** The API rejects larger coordinates. */
const MAX_COORDINATE = 100_000;

const roundCoordinate = (value: number) =>
  Math.round(Math.min(Math.max(value, -MAX_COORDINATE), MAX_COORDINATE) * 100) / 100 || 0;

/** Rounds to 0.01 units, which is finer than any screen, and limits the coordinates. */
export const roundPoint = ({ x, y }: Point): Point => ({
  x: roundCoordinate(x),
  y: roundCoordinate(y),
});

export const createLine = (): LineShape => ({ points: [], joined: false, style: "wall" });

const AREA_ALPHA = "40";

/** Distinguishable hues of medium lightness. They stay readable with a low alpha in both themes. */
const AREA_HUES = [
  "#3a8a7d",
  "#8e5bd9",
  "#d9403f",
  "#2f6fe0",
  "#ef8a24",
  "#e0b800",
  "#d6559a",
  "#5f8f1f",
  "#0f92b5",
  "#8a6a4f",
] as const;

/** The colours that the editor offers, as `#rrggbbaa` with a low alpha. */
export const AREA_COLORS: readonly string[] = AREA_HUES.map((hue) => `${hue}${AREA_ALPHA}`);

/** Returns a random colour that no other area has. If all are used, returns any colour. */
export function pickAreaColor(areas: readonly AreaShape[], random = Math.random): string {
  const usedColors = new Set(areas.map(({ color }) => color));
  const freeColors = AREA_COLORS.filter((color) => !usedColors.has(color));
  const choices = freeColors.length > 0 ? freeColors : AREA_COLORS;
  return choices[Math.floor(random() * choices.length)] ?? AREA_COLORS[0] ?? "#3a8a7d40";
}

export const createArea = (areas: readonly AreaShape[], random = Math.random): AreaShape => ({
  points: [],
  joined: false,
  name: createAreaName(areas),
  style: "area",
  color: pickAreaColor(areas, random),
});

/** The first free name of "Area 1", "Area 2", … */
function createAreaName(areas: readonly AreaShape[]): string {
  const names = new Set(areas.map(({ name }) => name));
  let number = areas.length + 1;
  while (names.has(`Area ${number}`)) number += 1;
  return `Area ${number}`;
}

/** The names of lines in the list: "Wall 1", "Pad Area 1". */
export function getLineNames(lines: readonly LineShape[]): string[] {
  const counts = { wall: 0, mat: 0 };
  return lines.map(({ style }) => {
    counts[style] += 1;
    return `${style === "wall" ? "Wall" : "Pad Area"} ${counts[style]}`;
  });
}
