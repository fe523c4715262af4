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
  "mp2",
  "mp2float",
  "alac",
  "opus",
  "ac3",
  "eac3",
  "flac",
  "amrnb",
  "amrwb",
];
const PCM_DECODERS = [
  ["pcm_u8", "pcm_s8", "pcm_alaw", "pcm_mulaw"],
  ["pcm_s16", "pcm_s24", "pcm_s32", "pcm_f32", "pcm_f64"].flatMap((name) => [
    `${name}le`,
    `${name}be`,
  ]),
].flat();
/**
 * Decoders of streams that we ignore: covers, subtitles and rare audio. ffprobe opens a decoder for each stream, without
 * decoding, and rejects the file if it may not open one.
 */
const IGNORED_STREAM_DECODERS = [
  ["png", "bmp"],
  ["mov_text", "cc_dec", "dvdsub", "webvtt"],
  ["dca", "truehd", "vorbis", "qdm2", "qdmc", "qcelp", "mace3", "mace6", "gsm", "libspeex"],
  ["adpcm_ima_qt", "adpcm_ima_wav", "adpcm_ms"],
].flat();

const DECODERS = [...VIDEO_DECODERS, ...AUDIO_DECODERS, ...PCM_DECODERS];
const allowedCodecs: ReadonlySet<string> = new Set([...DECODERS, "amr_nb", "amr_wb"]);

/** Whether we allow the codec. Malicious files could exploit other decoders, which are less tested. */
export const isAllowedCodec = (codec: string | undefined): boolean =>
  allowedCodecs.has(codec ?? "");

/**
 * Options of ffmpeg for an untrusted file. They allow one container format, well-tested decoders, and no access to other
 * files. By default, ffmpeg would read the files of a playlist with the extension .mp4.
 */
export const INPUT_OPTIONS: readonly string[] = [
  ["-protocol_whitelist", "file"],
  ["-codec_whitelist", DECODERS.join(",")],
  ["-f", "mov"],
].flat();

/** Options of ffprobe for an untrusted file. */
export const PROBE_OPTIONS: readonly string[] = [
  ...INPUT_OPTIONS,
  ...["v", "a", "s"].flatMap((streamType) => [
    `-codec_whitelist:${streamType}`,
    [...DECODERS, ...IGNORED_STREAM_DECODERS].join(","),
  ]),
];
