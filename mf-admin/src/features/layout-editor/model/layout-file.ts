import { getIssueMessage, type Layout, LayoutDraft } from "@topout/shared/contract";

import { FileError } from "./file-error.ts";
import { MIN_JOINED_POINTS, roundPoint, type Shape } from "./shape.ts";
import { parseSvg } from "./svg-file.ts";

/** More than the API accepts as a layout, because SVG is longer. */
export const MAX_FILE_BYTES = 512 * 1024;

export const formatJson = ({ lines, areas }: Layout): string =>
  `${JSON.stringify({ lines, areas }, undefined, 2)}\n`;

/**
 * Reads a layout from JSON or SVG.
 * @throws {FileError} if the text is neither, or not a valid layout.
 */
export function parseLayoutFile(text: string): Layout {
  const value = text.trimStart().startsWith("<") ? parseSvg(text) : parseJson(text);
  const result = LayoutDraft.safeParse(value, { error: getIssueMessage });
  if (!result.success) throw new FileError(formatIssue(result.error.issues[0]));
  return {
    lines: result.data.lines.map(toValidShape),
    areas: result.data.areas.map(toValidShape),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError("This is neither a JSON nor an SVG file.");
  }
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function formatIssue(issue: Issue | undefined): string {
  if (!issue || issue.path.length === 0) return "The file has no layout.";
  const path = issue.path.map((step) => (typeof step === "number" ? `${step + 1}` : String(step)));
  return `${path.join(" ")}: ${issue.message}`;
}

/** Applies the rules of the editor, because files of other programs may violate them. */
const toValidShape = <
  S extends Pick<Shape, "joined"> & { points: Layout["lines"][number]["points"] },
>(
  shape: S,
): S => ({
  ...shape,
  points: shape.points.map(roundPoint),
  joined: shape.joined && shape.points.length >= MIN_JOINED_POINTS,
});
