import { canInstallPackages, installPackages } from "../install-browsers/debian.ts";
import { hasFfmpeg } from "./has-ffmpeg.ts";

/** Installs Debian's ffmpeg if there is none, which requires root. */
if (!hasFfmpeg() && canInstallPackages()) installPackages(["ffmpeg"]);
if (!hasFfmpeg()) {
  console.error(
    "FFmpeg not found. Without it, videos are not accepted. Install it (Debian: apt-get install ffmpeg) or set FFMPEG_PATH.",
  );
  process.exitCode = 1;
}
