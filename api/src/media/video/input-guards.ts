/** What cameras and phones put into mp4 and quicktime files, by ffmpeg's names for codecs and decoders. */
const PICTURES = [
  "h264",
  "hevc",
  "mpeg4",
  "prores",
  "mjpeg",
  "vp9",
  "av1",
  "libdav1d",
  "libaom-av1",
];
const SOUNDS = ["aac", "mp3", "mp3float", "alac", "opus", "ac3", "eac3", "flac", "amrnb", "amrwb"];
const PLAIN_SOUNDS = ["pcm_s16le", "pcm_s16be", "pcm_s24le", "pcm_s24be", "pcm_f32le", "pcm_f32be"];

const DECODERS = [...PICTURES, ...SOUNDS, ...PLAIN_SOUNDS];
const decodable: ReadonlySet<string> = new Set([...DECODERS, "amr_nb", "amr_wb"]);

/** Whether we read what is coded so; the others stay out of reach of whoever sends a file made to break them. */
export const isDecodable = (codec: string | undefined): boolean => decodable.has(codec ?? "");

/**
 * How a stranger's file is opened: as the one format that it claims to be, by well-trodden decoders, and with no way to
 * other files. A playlist named .mp4 reads what it names otherwise.
 */
export const INPUT_GUARDS: readonly string[] = [
  ["-protocol_whitelist", "file"],
  ["-codec_whitelist", DECODERS.join(",")],
  ["-f", "mov"],
].flat();
