import { join } from "node:path";

import sharp from "sharp";

import { runGuarded } from "../../media/video/guarded.ts";
import { drawRoutePhoto, GROUND, holdsOf, PHOTO, type Subject } from "../drawing/route-photo.ts";
import { picture } from "../drawing/svg.ts";
import { randomFor } from "../random.ts";
import { sized } from "../render.ts";
import { ascend } from "./ascent.ts";
import { bodyOn } from "./body.ts";
import { drawClimber, outfitOf } from "./draw-climber.ts";

const WIDTH = 540;
const FRAMES_A_SECOND = 12;
/** One stands a little in front of the wall. */
const FEET = 40;
const SECONDS = 120;

interface Shooting {
  readonly ffmpeg: string;
  /** Where every frame is laid down. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Films somebody on a route, from a phone that leans against a bag on the mat; answers with the path of the film. */
export async function shoot(
  subject: Subject,
  climber: string,
  { ffmpeg, folder, signal }: Shooting,
): Promise<string> {
  const ascent = ascend(
    holdsOf(subject).map(({ at }) => at),
    GROUND + FEET,
  );
  const outfit = outfitOf(randomFor(`outfit:${climber}`));
  const wall = await rasterOf(drawRoutePhoto(subject));
  const count = Math.round(ascent.seconds * FRAMES_A_SECOND);
  for (let frame = 0; frame < count; frame++) {
    signal.throwIfAborted();
    const body = bodyOn(ascent.at(frame / FRAMES_A_SECOND));
    const drawn = sized(picture(PHOTO.width, PHOTO.height, drawClimber(body, outfit)), WIDTH);
    await sharp(wall.data, { raw: wall.info })
      .composite([{ input: Buffer.from(drawn) }])
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${String(frame).padStart(4, "0")}.jpg`));
  }
  const film = join(folder, "shot.mp4");
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-f", "image2"],
    ["-framerate", String(FRAMES_A_SECOND), "-i", join(folder, "%04d.jpg")],
    ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p", film],
  ].flat();
  await runGuarded(ffmpeg, args, { signal, seconds: SECONDS });
  return film;
}

const rasterOf = (svg: string) =>
  sharp(Buffer.from(sized(svg, WIDTH)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
