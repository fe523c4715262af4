import type { Point } from "@topout/shared/domain";

interface PathTransform {
  readonly scale: number;
  /** Applied after the scale. */
  readonly translate: Point;
}

/** The meaning of a number in a path: a coordinate, a length, or neither. */
type ArgumentKind = "x" | "y" | "length" | "flag";

const ARC: readonly ArgumentKind[] = ["length", "length", "flag", "flag", "flag", "x", "y"];

const ARGUMENT_KINDS: Readonly<Record<string, readonly ArgumentKind[]>> = {
  M: ["x", "y"],
  L: ["x", "y"],
  Q: ["x", "y", "x", "y"],
  H: ["x"],
  V: ["y"],
  A: ARC,
  Z: [],
};

/**
 * Scales and moves a path of absolute commands. The dots have no `transform` attribute, because thousands of them are
 * slow to composite; see docs/decisions/0022-the-map-as-composited-layers.md.
 */
export function transformPath(d: string, { scale, translate }: PathTransform): string {
  const convert = (value: number, kind: ArgumentKind) => {
    if (kind === "flag") return String(value);
    const offset = kind === "x" ? translate.x : kind === "y" ? translate.y : 0;
    return String(Math.round((value * scale + offset) * 100) / 100);
  };
  return d.replace(/([A-Z])([^A-Z]*)/g, (_match, command: string, args: string) => {
    const kinds = ARGUMENT_KINDS[command];
    if (!kinds) throw new Error(`Unsupported path command: ${command}`);
    const numbers = args.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const converted = numbers.map((number, index) =>
      convert(Number(number), kinds[index % kinds.length] ?? "flag"),
    );
    return `${command}${converted.join(" ")}`;
  });
}
