import type { Area } from "@topout/shared/contract";

import { type Margins, parseMargin } from "./margins.ts";
import { getLabelsPerPage, SHEET_FORMATS, type SheetFormat, SHEETS } from "./sheet.ts";

/** What the screen prints, in the URL. Defaults are omitted. */
export interface LabelParams {
  /** `walls` instead of routes. */
  readonly labels?: string;
  /** `set:<id>` or `reset:<id>`. Without it, the routes on the wall. */
  readonly from?: string;
  /** The codes of the areas, separated by commas, or `none`. Without it, the whole gym. */
  readonly areas?: string;
  readonly format?: string;
  /** The place of the first label on the first page, from 1. */
  readonly first?: string;
  /** The margins as the user typed them. */
  readonly margin_x?: string;
  readonly margin_y?: string;
  readonly cut_lines?: string;
  readonly color?: string;
}

export const LABEL_KINDS = ["walls", "routes"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Where the routes come from. */
export type LabelSource =
  | { readonly type: "wall" }
  | { readonly type: "set" | "reset"; readonly id: string };

export interface LabelOptions {
  readonly kind: LabelKind;
  readonly source: LabelSource;
  readonly format: SheetFormat;
  readonly firstPlace: number;
  readonly hasCutLines: boolean;
  readonly hasColor: boolean;
  readonly marginX: string;
  readonly marginY: string;
}

const SOURCE = /^(set|reset):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const MAX_MARGIN_LENGTH = 5;
const NO_AREAS = "none";
const ON = "on";
const OFF = "off";

/** Replaces values that the screen does not know with their defaults. */
export function parseLabelParams(params: LabelParams): LabelOptions {
  const format = SHEET_FORMATS.find((each) => each === params.format) ?? "a4";
  const place = Number(params.first);
  const isPlace =
    Number.isInteger(place) && place >= 1 && place <= getLabelsPerPage(SHEETS[format]);
  return {
    kind: LABEL_KINDS.find((each) => each === params.labels) ?? "routes",
    source: parseSource(params.from),
    format,
    firstPlace: isPlace ? place : 1,
    hasCutLines: params.cut_lines !== OFF,
    hasColor: params.color === ON,
    marginX: (params.margin_x ?? "").slice(0, MAX_MARGIN_LENGTH),
    marginY: (params.margin_y ?? "").slice(0, MAX_MARGIN_LENGTH),
  };
}

function parseSource(from = ""): LabelSource {
  const [, type, id = ""] = SOURCE.exec(from) ?? [];
  return type === "set" || type === "reset" ? { type, id } : { type: "wall" };
}

export const toSourceParam = (source: LabelSource): string =>
  source.type === "wall" ? "" : `${source.type}:${source.id}`;

/** The search params for these options. Defaults are empty, which removes them from the URL. */
export const toOptionParams = (options: LabelOptions): Required<Omit<LabelParams, "areas">> => ({
  labels: options.kind === "walls" ? "walls" : "",
  from: toSourceParam(options.source),
  format: options.format === "a4" ? "" : options.format,
  first: options.firstPlace === 1 ? "" : String(options.firstPlace),
  cut_lines: options.hasCutLines ? "" : OFF,
  color: options.hasColor ? ON : "",
  margin_x: options.marginX,
  margin_y: options.marginY,
});

/** Undefined if the user typed something else than a number in the limits. */
export function parseMargins({ marginX, marginY }: LabelOptions): Margins | undefined {
  const x = parseMargin(marginX || "0");
  const y = parseMargin(marginY || "0");
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** The codes of the chosen areas. All of them if the URL names none of this gym. */
export function parseAreas({ areas }: LabelParams, gymAreas: readonly Area[]): ReadonlySet<string> {
  const all = gymAreas.flatMap(({ code }) => code ?? []);
  if (areas === NO_AREAS) return new Set();
  const named = new Set(areas?.split(","));
  const chosen = all.filter((code) => named.has(code));
  return new Set(chosen.length > 0 ? chosen : all);
}

/** The search param for these areas. */
export function toAreasParam(chosen: ReadonlySet<string>, gymAreas: readonly Area[]): string {
  const all = gymAreas.flatMap(({ code }) => code ?? []);
  const codes = all.filter((code) => chosen.has(code));
  if (codes.length === all.length) return "";
  return codes.length === 0 ? NO_AREAS : codes.join(",");
}
