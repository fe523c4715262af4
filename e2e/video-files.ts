import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { locateBundledFfmpeg } from "@topout/api/ffmpeg";

const run = promisify(execFile);
let shot: Promise<string> | undefined;

/** A film of two seconds, as a phone would write it; noise, so that it takes a while to send. Answers with its path. */
export function createVideo(): Promise<string> {
  shot ??= shoot();
  return shot;
}

async function shoot(): Promise<string> {
  const { ffmpeg } = await locateBundledFfmpeg();
  const file = path.join(await folder(), "beta.mp4");
  const picture = "color=gray:s=320x240:r=10:d=2,noise=alls=60:allf=t";
  const quietly = ["-nostdin", "-loglevel", "error", "-f", "lavfi", "-i", picture];
  await run(ffmpeg, [...quietly, "-c:v", "libx264", "-preset", "ultrafast", file]);
  return file;
}

/** Begins as a film does, and is none. Answers with its path. */
export async function createBrokenVideo(): Promise<string> {
  const file = path.join(await folder(), "broken.mp4");
  const beginning = Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isommp42", "latin1");
  await writeFile(file, Buffer.concat([beginning, Buffer.alloc(4_096, 7)]));
  return file;
}

const folder = () => mkdtemp(path.join(tmpdir(), "topout-film-"));
