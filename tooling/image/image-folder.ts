import { execFile, spawn } from "node:child_process";
import { copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const COMMAND_TIMEOUT_MS = 120_000;

/** Folders of the base image that lead to folders in `/usr`. */
const LINKS = ["bin", "sbin", "lib", "lib64"];
const FOLDERS = ["dev", "etc", "mnt", "proc", "root", "run", "tmp", "usr/local/bin", "var/tmp"];

/** Folders that stay writable, as volumes of a container do. */
const VOLUMES = ["data", "files", "backups"];

/**
 * Enters the folder in a mount namespace of its own, with the system of this machine as the base image, and replaces
 * itself with the command. `$1` is the folder, `$2` is `ro` or `rw`, `$3` the user.
 */
const ENTER_SCRIPT = `
set -eu
folder=$1 mode=$2 user=$3
shift 3
mount --bind "$folder" "$folder"
mount --bind "$folder/usr/local" "$folder/mnt"
mount --bind /usr "$folder/usr"
mount -o remount,bind,ro "$folder/usr"
mount --bind "$folder/mnt" "$folder/usr/local"
umount "$folder/mnt"
mount --rbind /proc "$folder/proc"
mount --rbind /dev "$folder/dev"
mount -t tmpfs tmpfs "$folder/tmp"
if [ "$mode" = ro ]; then
  for volume in ${VOLUMES.join(" ")}; do mount --bind "$folder/$volume" "$folder/$volume"; done
  mount -o remount,bind,ro "$folder/usr/local"
  mount -o remount,bind,ro "$folder"
fi
exec chroot --userspec="$user" "$folder" "$@"
`;

interface ImageCommand {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** User and group. Default: root, who can also write to the root file system, like RUN in a Dockerfile. */
  readonly user?: string;
}

const toArguments = (folder: string, { command, env, user }: ImageCommand): string[] => [
  "--mount",
  "--propagation",
  "private",
  "sh",
  "-c",
  ENTER_SCRIPT,
  "sh",
  folder,
  user === undefined ? "rw" : "ro",
  user ?? "0:0",
  "env",
  "--ignore-environment",
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ...command,
];

/** Creates the folders of the base image. Its programs and libraries come from this machine at each command. */
export async function createImageFolder(folder: string): Promise<void> {
  for (const name of FOLDERS) await mkdir(join(folder, name), { recursive: true });
  for (const name of LINKS) await symlink(`usr/${name}`, join(folder, name));
  await writeFile(join(folder, "etc/passwd"), "root:x:0:0:root:/root:/bin/sh\n");
  await writeFile(join(folder, "etc/group"), "root:x:0:\n");
  for (const name of ["ld.so.cache", "login.defs"]) {
    await copyFile(join("/etc", name), join(folder, "etc", name));
  }
}

/** Runs a command in the folder, and returns its output. */
export async function runInImage(folder: string, command: ImageCommand): Promise<string> {
  const args = toArguments(folder, command);
  const { stdout } = await promisify(execFile)("unshare", args, { timeout: COMMAND_TIMEOUT_MS });
  return stdout;
}

/** Starts a command in the folder. The returned process is the command itself. */
export const spawnInImage = (folder: string, command: ImageCommand) =>
  spawn("unshare", toArguments(folder, command), { stdio: ["ignore", "pipe", "pipe"] });
