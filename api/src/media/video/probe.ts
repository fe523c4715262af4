import * as z from "zod/mini";

import { type Guards, runGuarded } from "./guarded.ts";
import { INPUT_GUARDS, isDecodable } from "./input-guards.ts";
import { UnplayableError } from "./unplayable.ts";

/** What a film says of itself. */
export interface Film {
  readonly picture: Picture;
  /** The stream that carries its sound, where it has one that we can read. */
  readonly sound: { readonly index: number; readonly codec: string } | undefined;
  /** Undefined where it does not say. */
  readonly seconds: number | undefined;
}

export interface Picture {
  readonly index: number;
  readonly codec: string;
  /** As stored: a film that is to be turned says so apart. */
  readonly width: number;
  readonly height: number;
  readonly pixelFormat: string | undefined;
  /** How brightness is coded: `smpte2084` and `arib-std-b67` are HDR. */
  readonly transfer: string | undefined;
  /** Frames a second, on average. */
  readonly rate: number | undefined;
}

const Stream = z.object({
  index: z.int(),
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  pix_fmt: z.optional(z.string()),
  color_transfer: z.optional(z.string()),
  avg_frame_rate: z.optional(z.string()),
  disposition: z.optional(z.object({ attached_pic: z.optional(z.int()) })),
});
type Stream = z.infer<typeof Stream>;

const Report = z.object({
  streams: z.array(Stream),
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
});

const SECONDS = 30;
const SHOWN =
  "stream=index,codec_type,codec_name,width,height,pix_fmt,color_transfer,avg_frame_rate:stream_disposition=attached_pic:format=duration";

/** @throws {UnplayableError} where it is no film, or one without a picture that we can read. */
export async function probe(ffprobe: string, file: string, signal: AbortSignal): Promise<Film> {
  const args = [...INPUT_GUARDS, "-v", "error", "-show_entries", SHOWN, "-of", "json", file];
  const guards: Guards = { signal, seconds: SECONDS };
  const { streams, format } = readReport(await runGuarded(ffprobe, args, guards));
  const sound = streams.find(
    ({ codec_type, codec_name }) => codec_type === "audio" && isDecodable(codec_name),
  );
  return {
    picture: toPicture(streams),
    sound: sound && { index: sound.index, codec: sound.codec_name ?? "" },
    seconds: positive(Number(format?.duration)),
  };
}

function readReport(text: string) {
  const report = Report.safeParse(JSON.parse(text || "{}"));
  if (!report.success) throw new UnplayableError("UNREADABLE", "no stream was found");
  return report.data;
}

function toPicture(streams: readonly Stream[]): Picture {
  const stream = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1,
  );
  if (!stream) throw new UnplayableError("NO_PICTURE");
  const { index, codec_name: codec = "", width = 0, height = 0 } = stream;
  if (!isDecodable(codec) || width === 0 || height === 0) {
    throw new UnplayableError("UNREADABLE", `its picture is ${codec} of ${width} × ${height}`);
  }
  return {
    index,
    codec,
    width,
    height,
    pixelFormat: stream.pix_fmt,
    transfer: stream.color_transfer,
    rate: toRate(stream.avg_frame_rate),
  };
}

/** `30000/1001` */
function toRate(text = ""): number | undefined {
  const [frames, seconds] = text.split("/").map(Number);
  return positive(Number(frames) / Number(seconds));
}

const positive = (value: number): number | undefined =>
  Number.isFinite(value) && value > 0 ? value : undefined;
