/** ffmpeg's names for the codecs of cameras and phones in MP4 and QuickTime files. */
const VIDEO_DECODERS = [
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
const AUDIO_DECODERS = [
  "aac",
  "mp3",
  "mp3float",
  "alac",
  "opus",
  "ac3",
  "eac3",
  "flac",
  "amrnb",
  "amrwb",
];
const PCM_DECODERS = ["pcm_s16le", "pcm_s16be", "pcm_s24le", "pcm_s24be", "pcm_f32le", "pcm_f32be"];

const DECODERS = [...VIDEO_DECODERS, ...AUDIO_DECODERS, ...PCM_DECODERS];
const allowedCodecs: ReadonlySet<string> = new Set([...DECODERS, "amr_nb", "amr_wb"]);

/** Whether we allow the codec. Malicious files could exploit other decoders, which are less tested. */
export const isAllowedCodec = (codec: string | undefined): boolean =>
  allowedCodecs.has(codec ?? "");

/**
 * ffmpeg options for an untrusted file. They allow one container format, well-tested decoders, and no access to other
 * files. By default, ffmpeg would read the files of a playlist with the extension .mp4.
 */
export const INPUT_OPTIONS: readonly string[] = [
  ["-protocol_whitelist", "file"],
  ["-codec_whitelist", DECODERS.join(",")],
  ["-f", "mov"],
].flat();
