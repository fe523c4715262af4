import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { bundledPrograms } from "../../testing/bundled-programs.ts";
import { encoders, makeFilm } from "../../testing/films.ts";
import { colorAt, describeFilm } from "../../testing/look-at-film.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { makePlayable } from "./make-playable.ts";
import { UnplayableError } from "./unplayable.ts";

const never = new AbortController().signal;

const play = async (input: string) =>
  makePlayable({
    programs: await bundledPrograms(),
    input,
    folder: await temporaryFolder(),
    signal: never,
  });

const pictureOf = async (film: string) => {
  const { streams } = await describeFilm(film);
  return streams.find(({ codec_type }) => codec_type === "video");
};

const isRed = ([red, , blue]: readonly number[]) => (red ?? 0) > 150 && (blue ?? 0) < 90;
const isBlue = ([red, , blue]: readonly number[]) => (blue ?? 0) > 150 && (red ?? 0) < 90;

describe("a film that was made playable", { timeout: 60_000 }, () => {
  test("is H.264 and AAC, at most 720 high, and begins to play before it is loaded", async () => {
    const { film } = await play(await makeFilm({ size: "1920x1080" }));

    const { streams } = await describeFilm(film);
    expect(streams).toEqual([
      expect.objectContaining({ codec_name: "h264", pix_fmt: "yuv420p", width: 1280, height: 720 }),
      expect.objectContaining({ codec_name: "aac" }),
    ]);
    const bytes = await readFile(film, "latin1");
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  test("tells neither where nor with what it was filmed", async () => {
    const input = await makeFilm({ name: "film.mov" });
    expect((await describeFilm(input)).format.tags).toMatchObject({ location: expect.any(String) });

    const { film } = await play(input);

    const { format, chapters } = await describeFilm(film);
    expect(Object.keys(format.tags ?? {}).toSorted()).toEqual([
      "compatible_brands",
      "encoder",
      "major_brand",
      "minor_version",
    ]);
    expect(chapters).toEqual([]);
    expect(await readFile(film, "latin1")).not.toContain("53.80");
  });

  test.each([
    ["H.264", encoders.h264],
    ["HEVC of 10 bits", encoders.hevc],
    ["HDR of the kind PQ", encoders.pq],
    ["HDR of the kind HLG", encoders.hlg],
  ])("stands upright when it was turned: %s", async (_what, encoder) => {
    const input = await makeFilm({ encoder, size: "320x240", turned: 90 });

    const { film, still } = await play(input);

    const picture = await pictureOf(film);
    expect(picture).toMatchObject({ width: 240, height: 320, pix_fmt: "yuv420p" });
    expect(picture?.side_data_list).toBeUndefined();
    expect(isRed(await colorAt(film, 0.1, 0.5))).toBe(true);
    expect(isBlue(await colorAt(film, 0.9, 0.5))).toBe(true);
    expect(await sharp(still).metadata()).toMatchObject({
      format: "webp",
      width: 240,
      height: 320,
    });
  });

  test("is turned by half as well", async () => {
    const { film } = await play(await makeFilm({ turned: 180 }));

    expect(isBlue(await colorAt(film, 0.5, 0.1))).toBe(true);
    expect(isRed(await colorAt(film, 0.5, 0.9))).toBe(true);
  });

  test.each([
    // A code value of 128 is half as bright as white on usual screens, and brighter than that in PQ.
    ["PQ", encoders.pq, [150, 165]],
    ["HLG", encoders.hlg, [120, 135]],
  ] as const)("is mapped from %s to what every screen shows", async (_kind, encoder, range) => {
    const { film } = await play(await makeFilm({ encoder, color: "0x808080" }));

    expect(await pictureOf(film)).toMatchObject({ color_transfer: "bt709" });
    const [brightness] = await colorAt(film, 0.5, 0.5);
    expect(brightness).toBeGreaterThan(range[0]);
    expect(brightness).toBeLessThan(range[1]);
  });

  test.each([
    ["without sound", { sound: false }, { height: 240 }],
    ["with odd sides", { size: "319x241", encoder: encoders.odd }, { width: 318, height: 240 }],
    ["of 100 frames a second", { rate: 100 }, { avg_frame_rate: "60/1" }],
    ["in a quicktime file", { name: "film.mov" }, { codec_name: "h264" }],
    ["with pixels that are not square", { encoder: encoders.wide }, { width: 640, height: 240 }],
  ] as const)("may have been %s", async (_what, wanted, expected) => {
    const { film } = await play(await makeFilm(wanted));

    expect(await pictureOf(film)).toMatchObject(expected);
  });

  test("has a still that is a webp picture, at most 480 high", async () => {
    const { still } = await play(await makeFilm({ size: "1280x720" }));

    expect(await sharp(still).metadata()).toMatchObject({ format: "webp", height: 480 });
  });

  test("shows what could be read of a film that was cut short", async () => {
    const whole = await makeFilm({ seconds: 4, streamed: true });
    await truncate(whole, Math.floor((await readFile(whole)).length * 0.6));

    const { film } = await play(whole);

    expect(Number((await describeFilm(film)).format.duration)).toBeGreaterThan(0.5);
  });
});

describe("a film that cannot be made playable", { timeout: 60_000 }, () => {
  const refused = (input: string) =>
    play(input).then(
      () => "played",
      (error: unknown) => (error instanceof UnplayableError ? error.reason : error),
    );

  const file = async (content: Buffer | string) => {
    const path = join(await temporaryFolder(), "film.mp4");
    await writeFile(path, content);
    return path;
  };

  const start = Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", "latin1");

  test("is one of noise behind the right beginning", async () => {
    const noise = Buffer.concat([start, Buffer.alloc(50_000, "noise")]);

    expect(await refused(await file(noise))).toBe("UNREADABLE");
  });

  test("is one that was cut before it says what it holds", async () => {
    const film = await makeFilm();
    await truncate(film, 2_000);

    expect(await refused(film)).toBe("UNREADABLE");
  });

  test("is one that is empty", async () => {
    expect(await refused(await file(start))).toBe("UNREADABLE");
  });

  test("is a playlist that names another file", async () => {
    const secret = await makeFilm();
    const playlist = await file(`#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${secret}\n`);

    expect(await refused(playlist)).toBe("UNREADABLE");
  });

  test("is a sound without a picture", async () => {
    expect(await refused(await makeFilm({ encoder: ["-vn"] }))).toBe("NO_PICTURE");
  });

  test("is one that is longer than ten minutes", async () => {
    const long = await makeFilm({ seconds: 601, rate: 1, size: "16x16", sound: false });

    expect(await refused(long)).toBe("TOO_LONG");
  });

  test("is one that is larger than 4K", async () => {
    const large = await makeFilm({ size: "4096x2560", rate: 1, sound: false });

    expect(await refused(large)).toBe("TOO_LARGE");
  });
});

test("a program that cannot be run is no fault of the film", async () => {
  const playing = makePlayable({
    programs: { ...(await bundledPrograms()), ffmpeg: "/nowhere/ffmpeg" },
    input: await makeFilm(),
    folder: await temporaryFolder(),
    signal: never,
  });

  await expect(playing).rejects.toThrow("The program ended with 127");
});
