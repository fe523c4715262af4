import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { hasFfmpeg } from "./has-ffmpeg.ts";

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "topout-ffmpeg-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("hasFfmpeg finds an executable ffmpeg on PATH", async () => {
  const folder = await createFolder();
  const file = join(folder, "ffmpeg");
  await writeFile(file, "");

  await chmod(file, 0o600);
  expect(hasFfmpeg({ PATH: folder })).toBe(false);
  await chmod(file, 0o700);
  expect(hasFfmpeg({ PATH: `/nowhere:${folder}` })).toBe(true);
});

test("hasFfmpeg trusts FFMPEG_PATH without a check of the file", () => {
  expect(hasFfmpeg({ PATH: "", FFMPEG_PATH: "/opt/ffmpeg" })).toBe(true);
  expect(hasFfmpeg({})).toBe(false);
});
