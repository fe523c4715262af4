import type { Point } from "@topout/shared/domain";

import { FileError } from "./file-error.ts";
import { roundPoint } from "./shape.ts";

export interface Outline {
  readonly points: Point[];
  readonly joined: boolean;
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** A letter that is not the exponent of a number, and the text up to the next one. */
const COMMAND = /([a-df-z])([^a-df-z]*)/gi;

/**
 * Reads the outlines of a path: one per subpath.
 * @throws {FileError} for curves and for a path with missing numbers.
 */
export function parsePath(text: string): Outline[] {
  // A path without commands is a shape without points.
  if (text.trim() === "") return [{ points: [], joined: false }];
  const pen = new Pen();
  for (const [, command = "", values = ""] of text.matchAll(COMMAND)) {
    runCommand(pen, command, (values.match(NUMBER) ?? []).map(Number));
  }
  return pen.outlines;
}

function runCommand(pen: Pen, command: string, values: readonly number[]): void {
  if (/z/i.test(command)) return pen.close();
  const size = /[hv]/i.test(command) ? 1 : 2;
  for (let index = 0; index < values.length; index += size) {
    pen.draw(index === 0 ? command : getRepeated(command), values.slice(index, index + size));
  }
}

/** After the first point of a move, further points are lines. */
const getRepeated = (command: string) => ({ M: "L", m: "l" })[command] ?? command;

/** Converts the commands of a path to outlines. */
class Pen {
  readonly outlines: Outline[] = [];
  private position: Point = { x: 0, y: 0 };

  draw(command: string, [first = NaN, second = NaN]: readonly number[]) {
    const { x, y } = this.position;
    const isRelative = command === command.toLowerCase();
    const [left, top] = isRelative ? [x, y] : [0, 0];
    switch (command.toLowerCase()) {
      case "m":
        this.outlines.push({ points: [], joined: false });
        return this.add({ x: left + first, y: top + second });
      case "l":
        return this.add({ x: left + first, y: top + second });
      case "h":
        return this.add({ x: left + first, y });
      case "v":
        return this.add({ x, y: top + first });
      default:
        throw new FileError("Curves are not supported. Draw the shapes with straight lines.");
    }
  }

  close() {
    const last = this.outlines.pop();
    const [start] = last?.points ?? [];
    if (!last || !start) return;
    this.outlines.push({ ...last, joined: true });
    this.position = start;
  }

  private add(point: Point) {
    if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) {
      throw new FileError("A path in the file is damaged.");
    }
    const last = this.outlines.at(-1);
    if (!last) throw new FileError("A path in the file is damaged.");
    // After a closed subpath, a line starts a new one.
    if (last.joined) this.outlines.push({ points: [this.position], joined: false });
    this.outlines.at(-1)?.points.push(roundPoint(point));
    this.position = point;
  }
}
