import { readFile, truncate } from "node:fs/promises";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { selectCases } from "../../testing/select-cases.ts";
import { encoders, createVideoFile } from "../../testing/video-files.ts";
import { probeVideoFile, probeVideoStream } from "../../testing/inspect-video.ts";
import { convertVideo } from "./convert-video.ts";
import { createConvertOptions } from "./testing/create-convert-options.ts";

const convert = async (input: string) => convertVideo(await createConvertOptions(input));

/** ffmpeg's encoder is experimental. */
const DTS = ["-c:a", "dca", "-strict", "-2"];

describe("convertVideo", { timeout: 60_000 }, () => {
  test("writes a streamable file with H.264 and AAC and a height of at most 720", async () => {
    const { video } = await convert(await createVideoFile({ size: "1920x1080" }));

    const { streams } = await probeVideoFile(video);
    expect(streams).toEqual([
      expect.objectContaining({ codec_name: "h264", pix_fmt: "yuv420p", width: 1280, height: 720 }),
      expect.objectContaining({ codec_name: "aac" }),
    ]);
    const bytes = await readFile(video, "latin1");
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  test("removes location and device metadata", async () => {
    const input = await createVideoFile({ name: "video.mov" });
    expect((await probeVideoFile(input)).format.tags).toMatchObject({
      location: expect.any(String),
    });

    const { video } = await convert(input);

    const { format, chapters } = await probeVideoFile(video);
    expect(Object.keys(format.tags ?? {}).toSorted()).toEqual([
      "compatible_brands",
      "encoder",
      "major_brand",
      "minor_version",
    ]);
    expect(chapters).toEqual([]);
    expect(await readFile(video, "latin1")).not.toContain("53.80");
  });

  /** Each one needs an option of our own. */
  const acceptedVideos = [
    ["a video without sound", { hasSound: false }, { height: 240 }],
    ["odd dimensions", { size: "319x241", encoder: encoders.odd }, { width: 318, height: 240 }],
    ["100 frames per second", { frameRate: 100 }, { avg_frame_rate: "60/1" }],
    ["pixels that are not square", { encoder: encoders.wide }, { width: 640, height: 240 }],
    ["2 × 2 pixels", { size: "2x2" }, { width: 2, height: 2 }],
    ["a panorama", { size: "8192x64" }, { width: 8_192, height: 64 }],
    ["a single frame", { frameRate: 1, hasSound: false }, { nb_frames: "1" }],
  ] as const;
  /** ffmpeg accepts these without an option, or another test has the same one. */
  const otherVideos = [
    ["a QuickTime file", { name: "video.mov" }, { codec_name: "h264" }],
    ["10-bit HEVC", { encoder: encoders.hevc }, { codec_name: "h264", pix_fmt: "yuv420p" }],
    ["a variable frame rate", { encoder: encoders.variableFrameRate }, { codec_name: "h264" }],
    ["a picture that is shorter than its sound", { encoder: encoders.shortPicture }, {}],
  ] as const;

  test.each(selectCases(acceptedVideos, otherVideos))(
    "accepts %s",
    async (_name, options, expected) => {
      const { video } = await convert(await createVideoFile(options));

      expect(await probeVideoStream(video)).toMatchObject(expected);
    },
  );

  test.each([
    ["encodes sound of a camera", { soundEncoder: ["-c:a", "pcm_mulaw"] }, ["h264", "aac"]],
    ["ignores sound that it cannot decode", { soundEncoder: DTS }, ["h264"]],
    ["uses the first of several sounds", { encoder: encoders.twoSounds }, ["h264", "aac"]],
  ])("%s", async (_name, options, expected) => {
    const { video } = await convert(await createVideoFile({ ...options, name: "video.mov" }));

    const { streams } = await probeVideoFile(video);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(expected);
  });

  test("creates a WebP thumbnail with a height of at most 480", async () => {
    const { thumbnail } = await convert(await createVideoFile({ size: "1280x720" }));

    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: "webp", height: 480 });
  });

  test("converts the readable part of a truncated video", async () => {
    const file = await createVideoFile({ seconds: 4, isStreamable: true });
    await truncate(file, Math.floor((await readFile(file)).length * 0.6));

    const { video } = await convert(file);

    expect(Number((await probeVideoFile(video)).format.duration)).toBeGreaterThan(0.5);
  });
});

test("convertVideo throws an internal error if ffmpeg is missing", async () => {
  const options = await createConvertOptions(await createVideoFile());

  const result = convertVideo({
    ...options,
    binaries: { ...options.binaries, ffmpeg: "/nowhere/ffmpeg" },
  });

  await expect(result).rejects.toThrow("The program exited with 127");
});
