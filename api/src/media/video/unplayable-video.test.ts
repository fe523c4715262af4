import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createVideoFile } from "../../testing/video-files.ts";
import { createTemporaryFolder } from "../../testing/temporary-folder.ts";
import { convertVideo } from "./convert-video.ts";
import { createConvertOptions } from "./testing/create-convert-options.ts";
import { UnplayableError } from "./unplayable-error.ts";

describe("convertVideo with an unplayable file", { timeout: 60_000 }, () => {
  const getReason = async (input: string) =>
    convertVideo(await createConvertOptions(input)).catch((error: unknown) =>
      error instanceof UnplayableError ? error.reason : error,
    );

  const createFile = async (content: Buffer | string) => {
    const path = join(await createTemporaryFolder(), "video.mp4");
    await writeFile(path, content);
    return path;
  };

  const header = Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", "latin1");

  test("reports noise after a valid header as unreadable", async () => {
    const noise = Buffer.concat([header, Buffer.alloc(50_000, "noise")]);

    expect(await getReason(await createFile(noise))).toBe("UNREADABLE");
  });

  test("reports a file without its index as unreadable", async () => {
    const video = await createVideoFile();
    await truncate(video, 2_000);

    expect(await getReason(video)).toBe("UNREADABLE");
  });

  test("reports a file without streams as unreadable", async () => {
    expect(await getReason(await createFile(header))).toBe("UNREADABLE");
  });

  test("reports a playlist that refers to another file as unreadable", async () => {
    const video = await createVideoFile();
    const text = `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${video}\n`;

    expect(await getReason(await createFile(text))).toBe("UNREADABLE");
  });

  test("reports that a file with only audio has no picture", async () => {
    const audio = await createVideoFile({ encoder: ["-vn"] });

    expect(await getReason(audio)).toBe("NO_PICTURE");
  });

  test("reports that a video over ten minutes is too long", async () => {
    const file = await createVideoFile({
      seconds: 601,
      frameRate: 1,
      size: "16x16",
      hasSound: false,
    });

    expect(await getReason(file)).toBe("TOO_LONG");
  });

  test("reports that a video over 4K is too large", async () => {
    const file = await createVideoFile({ size: "4096x2560", frameRate: 1, hasSound: false });

    expect(await getReason(file)).toBe("TOO_LARGE");
  });
});
