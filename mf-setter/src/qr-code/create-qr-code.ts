import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A QR code without its quiet zone. */
interface QrCode {
  /** The number of modules of a side. */
  readonly size: number;
  /** The dark modules as an SVG path, with a side of 1 for each module. */
  readonly path: string;
}

/** The quiet zone of a smaller version would be wider than a label has space for. */
const MIN_VERSION = 2;

/** Returns the smallest code for the text from which readers can correct 15% of damage. */
export function createQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M, minVersion: MIN_VERSION });
  return { size: code.size, path: toSvgPath(code) };
}
