import type { Point } from "@topout/shared/domain";

interface Place {
  readonly at: Point;
  readonly scale: number;
}

type Write = (value: number, kind: Kind) => string;
/** What a number of a path is: a place along an axis, a length, or neither. */
type Kind = "x" | "y" | "length" | "flag";

const ARC: readonly Kind[] = ["length", "length", "flag", "flag", "flag", "x", "y"];

const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  M: ["x", "y"],
  L: ["x", "y"],
  Q: ["x", "y", "x", "y"],
  H: ["x"],
  V: ["y"],
  A: ARC,
  Z: [],
};

/**
 * A path of absolute commands, scaled and moved. A `transform` on each of thousands of dots would make a
 * layer's worth of work of every one of them, in every frame.
 */
export function transformPath(d: string, { at, scale }: Place): string {
  const write: Write = (value, kind) => {
    if (kind === "flag") return String(value);
    const offset = kind === "x" ? at.x : kind === "y" ? at.y : 0;
    return String(Math.round((value * scale + offset) * 100) / 100);
  };
  return d.replace(/([A-Z])([^A-Z]*)/g, (_all, command: string, text: string) =>
    placedCommand(command, text, write),
  );
}

function placedCommand(command: string, text: string, write: Write): string {
  const kinds = KINDS[command];
  if (!kinds) throw new Error(`No absolute path command: ${command}`);
  const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const placed = numbers.map((number, index) =>
    write(Number(number), kinds[index % kinds.length] ?? "flag"),
  );
  return `${command}${placed.join(" ")}`;
}
