import { join } from "node:path";

import { runSupervised } from "@topout/api/media";
import sharp from "sharp";

import {
  drawRoutePhoto,
  MAT_TOP,
  getRouteHolds,
  PHOTO_SIZE,
  type PhotoSubject,
} from "../drawing/route-photo.ts";
import { createSvgDocument } from "../drawing/svg.ts";
import { createRandom } from "../random.ts";
import { withSvgWidth } from "../render.ts";
import { animateClimb } from "./climb-animation.ts";
import { poseBody } from "./body.ts";
import { drawClimber, pickOutfit } from "./draw-climber.ts";

const WIDTH = 540;
const FRAMES_PER_SECOND = 12;
/** The climber stands slightly in front of the wall, so the feet are below its lower edge. */
const FEET_OFFSET_PX = 40;
const TIMEOUT_SECONDS = 120;

interface RenderOptions {
  readonly ffmpeg: string;
  /** The folder for the frames and the video. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Renders a video of a climber on a route, and returns its path. */
export async function renderVideo(
  subject: PhotoSubject,
  username: string,
  { ffmpeg, folder, signal }: RenderOptions,
): Promise<string> {
  const animation = animateClimb(
    getRouteHolds(subject).map(({ position }) => position),
    MAT_TOP + FEET_OFFSET_PX,
  );
  const outfit = pickOutfit(createRandom(`outfit:${username}`));
  const wall = await rasterize(drawRoutePhoto(subject));
  const frameCount = Math.round(animation.durationSeconds * FRAMES_PER_SECOND);
  for (let frame = 0; frame < frameCount; frame++) {
    signal.throwIfAborted();
    const body = poseBody(animation.getContacts(frame / FRAMES_PER_SECOND));
    const svg = withSvgWidth(
      createSvgDocument(PHOTO_SIZE.width, PHOTO_SIZE.height, drawClimber(body, outfit)),
      WIDTH,
    );
    await sharp(wall.data, { raw: wall.info })
      .composite([{ input: Buffer.from(svg) }])
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${String(frame).padStart(4, "0")}.jpg`));
  }
  const video = join(folder, "climb.mp4");
  const args = [
    ["-hide_banner", "-nostdin", "-loglevel", "error", "-f", "image2"],
    ["-framerate", String(FRAMES_PER_SECOND), "-i", join(folder, "%04d.jpg")],
    ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p", video],
  ].flat();
  await runSupervised(ffmpeg, args, { signal, timeoutSeconds: TIMEOUT_SECONDS });
  return video;
}

const rasterize = (svg: string) =>
  sharp(Buffer.from(withSvgWidth(svg, WIDTH)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
