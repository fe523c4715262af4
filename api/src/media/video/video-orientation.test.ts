import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { nameColorAt, probeVideoStream } from "../../testing/inspect-video.ts";
import { selectCases } from "../../testing/select-cases.ts";
import { createVideoFile, encoders } from "../../testing/video-files.ts";
import { convertVideo } from "./convert-video.ts";
import { createConvertOptions } from "./testing/create-convert-options.ts";

const convert = async (input: string) => convertVideo(await createConvertOptions(input));

const upperLeft = [0.1, 0.1] as const;
const upperRight = [0.9, 0.1] as const;
const lowerLeft = [0.1, 0.9] as const;
const lowerRight = [0.9, 0.9] as const;
const top = [0.5, 0.1] as const;
const bottom = [0.5, 0.9] as const;
const left = [0.1, 0.5] as const;
const right = [0.9, 0.5] as const;

describe("convertVideo", { timeout: 60_000 }, () => {
  // ffmpeg turns the picture before our filters.
  const orientations = [
    ["rotated90", { green: lowerLeft, red: left, blue: right }],
    ["mirroredAndRotated270", { green: lowerRight, red: right, blue: left }],
  ] as const;
  const otherOrientations = [
    ["rotated180", { green: lowerRight, red: bottom, blue: top }],
    ["rotated270", { green: upperRight, red: right, blue: left }],
    ["mirrored", { green: upperRight, red: top, blue: bottom }],
    ["mirroredVertically", { green: lowerLeft, red: bottom, blue: top }],
    ["mirroredAndRotated90", { green: upperLeft, red: left, blue: right }],
  ] as const;

  test.each(selectCases(orientations, otherOrientations))(
    "turns the picture of a %s video upright",
    async (orientation, positions) => {
      const { video } = await convert(await createVideoFile({ orientation }));

      expect(await nameColorAt(video, positions.green)).toBe("green");
      expect(await nameColorAt(video, positions.red)).toBe("red");
      expect(await nameColorAt(video, positions.blue)).toBe("blue");
    },
  );

  const formats = [
    ["H.264", encoders.h264],
    ["HLG HDR with a reserved matrix", encoders.reservedHlg],
  ] as const;
  const otherFormats = [
    ["10-bit HEVC", encoders.hevc],
    ["PQ HDR", encoders.pq],
    ["HLG HDR", encoders.hlg],
  ] as const;

  test.each(selectCases(formats, otherFormats))(
    "turns %s and its thumbnail upright",
    async (_name, encoder) => {
      const input = await createVideoFile({ encoder, size: "320x240", orientation: "rotated90" });

      const { video, thumbnail } = await convert(input);

      const stream = await probeVideoStream(video);
      expect(stream).toMatchObject({ width: 240, height: 320, pix_fmt: "yuv420p" });
      expect(stream?.side_data_list).toBeUndefined();
      expect(await nameColorAt(video, left)).toBe("red");
      expect(await nameColorAt(video, right)).toBe("blue");
      expect(await sharp(thumbnail).metadata()).toMatchObject({
        format: "webp",
        width: 240,
        height: 320,
      });
    },
  );
});
