import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { nameColorAt, probeVideoStream, readColorAt } from "../../testing/inspect-video.ts";
import { selectCases } from "../../testing/select-cases.ts";
import { createVideoFile, encoders } from "../../testing/video-files.ts";
import { convertVideo } from "./convert-video.ts";
import { createConvertOptions } from "./testing/create-convert-options.ts";
import { normalizeColor } from "./video-color.ts";

const convert = async (input: string) =>
  (await convertVideo(await createConvertOptions(input))).video;

const getSample = (name: string) => join(import.meta.dirname, "testing/samples", name);

describe("convertVideo", { timeout: 60_000 }, () => {
  test.each([
    // The value 128 has a different brightness in PQ and HLG than on standard screens.
    ["PQ", encoders.pq, [150, 165]],
    ["HLG", encoders.hlg, [120, 135]],
  ] as const)("maps %s to the range of standard screens", async (_name, encoder, range) => {
    const video = await convert(await createVideoFile({ encoder, color: "0x808080" }));

    expect(await probeVideoStream(video)).toMatchObject({ color_transfer: "bt709" });
    const [brightness] = await readColorAt(video, 0.5, 0.5);
    expect(brightness).toBeGreaterThan(range[0]);
    expect(brightness).toBeLessThan(range[1]);
  });

  test.each(
    selectCases(
      [["a reserved matrix", encoders.reservedHlg]],
      [["a complete description", encoders.convertedToHlg]],
    ),
  )("preserves the hue of HLG with %s", async (_name, encoder) => {
    const video = await convert(await createVideoFile({ encoder, color: "0xC00000" }));

    const [red, green, blue] = await readColorAt(video, 0.5, 0.5);
    expect(red).toBeGreaterThan(150);
    // A wrong matrix changes red to orange.
    expect(Math.abs(green - blue)).toBeLessThan(6);
  });

  const samples = [
    // A phone of 2025 writes it. ffmpeg 7 rejects frames with it.
    ["HLG with a reserved matrix", "hlg-reserved-matrix.mp4"],
    ["a PNG cover", "png-cover.mp4"],
  ] as const;
  const otherSamples = [["PQ without primaries and a matrix", "pq-without-primaries.mov"]] as const;

  test.each(selectCases(samples, otherSamples))(
    "converts a video with %s",
    async (_name, sample) => {
      const video = await convert(getSample(sample));

      expect(await nameColorAt(video, [0.08, 0.55])).toBe("red");
      expect(await nameColorAt(video, [0.25, 0.65])).toBe("green");
      expect(await nameColorAt(video, [0.58, 0.8])).toBe("blue");
    },
  );

  test("converts SDR with reserved values, and leaves them out", async () => {
    const video = await convert(await createVideoFile({ encoder: encoders.reservedSdr }));

    const { color_space, color_transfer, color_primaries } = (await probeVideoStream(video)) ?? {};
    expect([color_space, color_transfer, color_primaries]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await nameColorAt(video, [0.5, 0.9])).toBe("blue");
  });
});

describe("normalizeColor", () => {
  test("replaces missing and reserved values of HDR with those of BT.2020", () => {
    expect(normalizeColor({ color_transfer: "smpte2084", color_space: "reserved" })).toEqual({
      isHdr: true,
      range: "tv",
      primaries: "bt2020",
      transfer: "smpte2084",
      matrix: "bt2020nc",
    });
  });

  test("preserves the values of HDR that tone mapping supports", () => {
    const metadata = {
      color_range: "pc",
      color_primaries: "smpte432",
      color_transfer: "arib-std-b67",
      color_space: "bt709",
    };

    expect(normalizeColor(metadata)).toEqual({
      isHdr: true,
      range: "pc",
      primaries: "smpte432",
      transfer: "arib-std-b67",
      matrix: "bt709",
    });
  });

  test("marks missing and reserved values of SDR as unknown", () => {
    expect(normalizeColor({ color_primaries: "reserved", color_space: "smpte170m" })).toEqual({
      isHdr: false,
      range: "unknown",
      primaries: "unknown",
      transfer: "unknown",
      matrix: "smpte170m",
    });
  });
});
