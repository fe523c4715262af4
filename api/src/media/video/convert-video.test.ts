import { readFile, truncate } from "node:fs/promises";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { encoders, createVideoFile } from "../../testing/video-files.ts";
import { readColorAt, probeVideoFile } from "../../testing/inspect-video.ts";
import { convertVideo } from "./convert-video.ts";
import { createConvertOptions } from "./testing/create-convert-options.ts";

const convert = async (input: string) => convertVideo(await createConvertOptions(input));

const probeVideoStream = async (video: string) => {
  const { streams } = await probeVideoFile(video);
  return streams.find(({ codec_type }) => codec_type === "video");
};

const isRed = ([red, , blue]: readonly number[]) => (red ?? 0) > 150 && (blue ?? 0) < 90;
const isBlue = ([red, , blue]: readonly number[]) => (blue ?? 0) > 150 && (red ?? 0) < 90;

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

  test.each([
    ["H.264", encoders.h264],
    ["10-bit HEVC", encoders.hevc],
    ["PQ HDR", encoders.pq],
    ["HLG HDR", encoders.hlg],
  ])("rotates %s upright", async (_name, encoder) => {
    const input = await createVideoFile({ encoder, size: "320x240", rotation: 90 });

    const { video, thumbnail } = await convert(input);

    const stream = await probeVideoStream(video);
    expect(stream).toMatchObject({ width: 240, height: 320, pix_fmt: "yuv420p" });
    expect(stream?.side_data_list).toBeUndefined();
    expect(isRed(await readColorAt(video, 0.1, 0.5))).toBe(true);
    expect(isBlue(await readColorAt(video, 0.9, 0.5))).toBe(true);
    expect(await sharp(thumbnail).metadata()).toMatchObject({
      format: "webp",
      width: 240,
      height: 320,
    });
  });

  test("rotates by 180 degrees", async () => {
    const { video } = await convert(await createVideoFile({ rotation: 180 }));

    expect(isBlue(await readColorAt(video, 0.5, 0.1))).toBe(true);
    expect(isRed(await readColorAt(video, 0.5, 0.9))).toBe(true);
  });

  test.each([
    // The value 128 has a different brightness in PQ and HLG than on standard screens.
    ["PQ", encoders.pq, [150, 165]],
    ["HLG", encoders.hlg, [120, 135]],
  ] as const)("maps %s to the range of standard screens", async (_name, encoder, range) => {
    const { video } = await convert(await createVideoFile({ encoder, color: "0x808080" }));

    expect(await probeVideoStream(video)).toMatchObject({ color_transfer: "bt709" });
    const [brightness] = await readColorAt(video, 0.5, 0.5);
    expect(brightness).toBeGreaterThan(range[0]);
    expect(brightness).toBeLessThan(range[1]);
  });

  test.each([
    ["a video without sound", { hasSound: false }, { height: 240 }],
    ["odd dimensions", { size: "319x241", encoder: encoders.odd }, { width: 318, height: 240 }],
    ["100 frames per second", { frameRate: 100 }, { avg_frame_rate: "60/1" }],
    ["a QuickTime file", { name: "video.mov" }, { codec_name: "h264" }],
    ["pixels that are not square", { encoder: encoders.wide }, { width: 640, height: 240 }],
  ] as const)("accepts %s", async (_name, options, expected) => {
    const { video } = await convert(await createVideoFile(options));

    expect(await probeVideoStream(video)).toMatchObject(expected);
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
