import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** Returns the smallest QR code for the text, without its quiet zone. Modules have a side of 1. */
export function createQrCode(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
