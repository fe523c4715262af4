import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync(
  fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
);

// The library loads its WebAssembly from a public CDN by default.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Reads the QR code in an image of RGBA pixels, as a phone does. */
export async function readQrCode(
  image: Pick<ImageData, "data" | "width" | "height">,
): Promise<string | undefined> {
  const pixels: ImageData = { ...image, colorSpace: "srgb" };
  const [code] = await readBarcodes(pixels, { formats: ["QRCode"] });
  return code?.text;
}
