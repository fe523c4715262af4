import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { locateInstalledFfmpeg } from "@topout/api/ffmpeg";

const run = promisify(execFile);
let videoFile: Promise<string> | undefined;

/** Returns the path of an MP4 of two seconds. Its noise compresses badly, so that the upload takes a while. */
export function createVideo(): Promise<string> {
  videoFile ??= encodeVideo();
  return videoFile;
}

async function encodeVideo(): Promise<string> {
  const { ffmpeg } = await locateInstalledFfmpeg();
  const file = path.join(await createFolder(), "beta.mp4");
  const source = "color=gray:s=320x240:r=10:d=2,noise=alls=60:allf=t";
  const input = ["-nostdin", "-loglevel", "error", "-f", "lavfi", "-i", source];
  await run(ffmpeg, [...input, "-c:v", "libx264", "-preset", "ultrafast", file]);
  return file;
}

/** Returns the path of a file that starts like an MP4 and cannot be decoded. */
export async function createBrokenVideo(sizeBytes = 4_096): Promise<string> {
  const file = path.join(await createFolder(), "broken.mp4");
  const header = Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isommp42", "latin1");
  await writeFile(file, Buffer.concat([header, Buffer.alloc(sizeBytes, 7)]));
  return file;
}

const createFolder = () => mkdtemp(path.join(tmpdir(), "topout-video-"));
