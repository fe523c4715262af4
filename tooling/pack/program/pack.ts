import { spawnSync } from "node:child_process";
import { glob, rm, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { createTarball } from "./create-tarball.ts";
import { packProgram } from "./pack-program.ts";

const root = resolve(import.meta.dirname, "../../..");
const target = join(root, "dist/program");

// Builds only what has changed.
const { status } = spawnSync(process.execPath, [join(root, "tooling/build/build.ts")], {
  stdio: ["ignore", "inherit", "inherit"],
});
if (status !== 0) throw new Error("The build failed. Its output is above.");

await packProgram(root, target);
// The image contains each tarball in this folder.
for await (const older of glob(join(root, "dist/topout-*.tgz"))) await rm(older);
const tarball = await createTarball(target);
const sizeMb = (await stat(tarball)).size / 1_000_000;
console.log(`${relative(root, tarball)} has ${sizeMb.toFixed(1)} MB. To install it:`);
console.log(`  npm install --global ${tarball}`);
