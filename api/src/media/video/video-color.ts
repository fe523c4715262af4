/** How the values of pixels describe colours, with ffmpeg's names. */
export interface VideoColor {
  readonly isHdr: boolean;
  readonly range: string;
  readonly primaries: string;
  readonly transfer: string;
  readonly matrix: string;
}

/** ffprobe's values. They are undefined if the file does not have them. */
interface ColorMetadata {
  readonly color_range?: string | undefined;
  readonly color_primaries?: string | undefined;
  readonly color_transfer?: string | undefined;
  readonly color_space?: string | undefined;
}

/** ffprobe's name for numbers without a meaning. Some phones write them. */
const RESERVED = "reserved";

const HDR_TRANSFERS: ReadonlySet<string> = new Set(["smpte2084", "arib-std-b67"]);
const HDR_PRIMARIES: ReadonlySet<string> = new Set(["bt2020", "smpte431", "smpte432", "bt709"]);
const HDR_MATRICES: ReadonlySet<string> = new Set(["bt2020nc", "bt709"]);

/** ffmpeg 7 rejects frames with a reserved matrix. */
export const hasReservedMatrix = ({ color_space }: ColorMetadata): boolean =>
  color_space === RESERVED;

/** Replaces missing and reserved values: for HDR with those of BT.2020, because tone mapping needs all of them. */
export function normalizeColor(metadata: ColorMetadata): VideoColor {
  const range = normalize(metadata.color_range);
  const primaries = normalize(metadata.color_primaries);
  const transfer = normalize(metadata.color_transfer);
  const matrix = normalize(metadata.color_space);
  if (!HDR_TRANSFERS.has(transfer)) return { isHdr: false, range, primaries, transfer, matrix };
  return {
    isHdr: true,
    range: range === "pc" ? "pc" : "tv",
    primaries: HDR_PRIMARIES.has(primaries) ? primaries : "bt2020",
    transfer,
    matrix: HDR_MATRICES.has(matrix) ? matrix : "bt2020nc",
  };
}

const normalize = (value = RESERVED): string => (value === RESERVED ? "unknown" : value);
