import { join } from "node:path";

import sharp from "sharp";

import { runSupervised } from "../../media/video/run-supervised.ts";
import {
  drawRoutePhoto,
  MAT_TOP,
  getRouteHolds,
  PHOTO_SIZE,
  type PhotoSubject,
} from "../drawing/route-photo.ts";
import { svgDocument } from "../drawing/svg.ts";
import { createRandom } from "../random.ts";
import { withSvgWidth } from "../render.ts";
import { animateClimb } from "./climb-animation.ts";
import { poseBody } from "./body.ts";
import { drawClimber, pickOutfit } from "./draw-climber.ts";

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
export async function renderVideo(
  subject: PhotoSubject,
  climber: string,
  { ffmpeg, folder, signal }: Shooting,
): Promise<string> {
  const ascent = animateClimb(
    getRouteHolds(subject).map(({ at }) => at),
    MAT_TOP + FEET,
  );
  const outfit = pickOutfit(createRandom(`outfit:${climber}`));
  const wall = await rasterOf(drawRoutePhoto(subject));
  const count = Math.round(ascent.durationSeconds * FRAMES_A_SECOND);
  for (let frame = 0; frame < count; frame++) {
    signal.throwIfAborted();
    const body = poseBody(ascent.getContacts(frame / FRAMES_A_SECOND));
    const drawn = withSvgWidth(
      svgDocument(PHOTO_SIZE.width, PHOTO_SIZE.height, drawClimber(body, outfit)),
      WIDTH,
    );
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
  await runSupervised(ffmpeg, args, { signal, timeoutSeconds: SECONDS });
  return film;
}

const rasterOf = (svg: string) =>
  sharp(Buffer.from(withSvgWidth(svg, WIDTH)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
