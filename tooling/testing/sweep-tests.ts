/**
 * Test files that take long, and that `npm test` leaves to `npm run test:sweeps`. Each entry names the shorter tests that
 * remain. A command that names the file runs it.
 */
export const sweepTests = [
  // `program.test.ts` starts, stops and restarts the program, and `topout.test.ts` its commands.
  "api/src/program/fastapi-users.test.ts",
  "api/src/program/program-metrics.test.ts",
  "api/src/program/program-telemetry.test.ts",
  "api/src/program/program-upload.test.ts",
  "api/src/program/worker-killed.test.ts",
  "embedded-postgres/src/account.test.ts",
  // `convert-video.test.ts` and `process-video.test.ts` convert videos.
  "api/src/features/videos/video-sound.test.ts",
  "api/src/media/video/video-color.test.ts",
  "api/src/media/video/video-orientation.test.ts",
  "demo/src/video/render-demo-videos.test.ts",
  // `interrupted-upload.http.test.ts` interrupts uploads.
  "mf-climber/src/features/beta/upload/cut-upload.test.tsx",
  // These need a build. The stage `package` of `npm test` runs the first one after it.
  "tooling/pack/program/packed-program.test.ts",
  "tooling/pack/program/installed-program.test.ts",
  // `own-repository.e2e.ts` builds and releases a remote in a repository of its own.
  "tooling/release/team-repository.test.ts",
] as const;

/** Returns the sweep tests of a folder, relative to it. */
export const listSweepTests = (folder: string): string[] =>
  sweepTests
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1));
