import { join } from "node:path";

import { toWebp } from "../images.ts";
import { runGuarded } from "./guarded.ts";
import { INPUT_GUARDS } from "./input-guards.ts";
import { type Film, probe } from "./probe.ts";
import type { VideoPrograms } from "./programs.ts";
import { MAX_HEIGHT, MAX_SECONDS, transcode } from "./transcode.ts";
import { UnplayableError } from "./unplayable.ts";

/** 4K, with room for how cameras round it. */
const MAX_PIXELS = 10_000_000;
const STILL_HEIGHT = 480;
const STILL_SECONDS = 60;

interface Work {
  readonly programs: VideoPrograms;
  /** The file as it came. */
  readonly input: string;
  /** A folder that is thrown away afterwards. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

interface Playable {
  /** The path of the film. */
  readonly film: string;
  /** A picture of it, as webp. */
  readonly still: Buffer;
}

/**
 * Makes what a phone filmed into what every browser plays.
 * @throws {UnplayableError} where that cannot be done with this file; other errors are ours.
 */
export async function makePlayable(work: Work): Promise<Playable> {
  const { programs, input, folder, signal } = work;
  const source = await probe(programs.ffprobe, input, signal);
  refuseExcess(source);
  const output = join(folder, "film.mp4");
  await transcode({ ffmpeg: programs.ffmpeg, input, output, film: source, signal });
  const film = await probe(programs.ffprobe, output, signal);
  refuseExcess(film);
  requirePlayable(film);
  return { film: output, still: await takeStill(work, output, film.seconds ?? 0) };
}

function refuseExcess({ picture, seconds = 0 }: Film): void {
  const size = `${picture.width} × ${picture.height}`;
  if (picture.width * picture.height > MAX_PIXELS) throw new UnplayableError("TOO_LARGE", size);
  if (seconds > MAX_SECONDS) throw new UnplayableError("TOO_LONG", `${seconds} s`);
}

/** Of a file with hardly a frame that can be read, hardly a film comes out. */
function requirePlayable({ picture, sound, seconds }: Film): void {
  const { codec, pixelFormat, height } = picture;
  const plays = codec === "h264" && pixelFormat === "yuv420p" && height <= MAX_HEIGHT;
  if (plays && seconds && (!sound || sound.codec === "aac")) return;
  throw new UnplayableError(
    "UNREADABLE",
    `what came out is ${codec} ${pixelFormat} of ${seconds} s`,
  );
}

/** From a little way in: films begin with a hand before the lens. */
async function takeStill({ programs, folder, signal }: Work, film: string, seconds: number) {
  const still = join(folder, "still.png");
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-threads", "1"],
    ["-ss", (seconds / 4).toFixed(3), ...INPUT_GUARDS, "-i", `file:${film}`],
    ["-frames:v", "1", "-f", "image2", `file:${still}`],
  ].flat();
  await runGuarded(programs.ffmpeg, args, { signal, seconds: STILL_SECONDS });
  return toWebp(still, { maxHeight: STILL_HEIGHT });
}
