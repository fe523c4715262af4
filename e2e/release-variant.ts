import { createHash, randomBytes } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { createFolderTarget } from "@topout/release/folder-target";
import { releaseGradually } from "@topout/release/gradual";
import { makeLive, type Publication, recordRelease } from "@topout/release/publish";
import { createLocalFile } from "@topout/release/text-file";
import {
  BUCKET_COUNT,
  type FirstLoad,
  type ReleaseManifest,
  type RemoteName,
  selectReleases,
} from "@topout/shared/remote";
import { getReleaseFolder } from "@topout/tooling/build-part";
import { parseRegistry } from "@topout/tooling/registry";
import { formatReleaseManifest, parseReleaseManifest } from "@topout/tooling/release-manifest";

import type { Program } from "./program.ts";

/** Opens the release target and the history of a program, as `npm run release` does. */
export const openPublication = ({ dataDir, remotesDir }: Program): Publication => ({
  target: createFolderTarget(remotesDir),
  history: createLocalFile(path.join(dataDir, "releases.jsonl")),
});

interface Variant {
  readonly remote: RemoteName;
  /** Changes the text of each script. */
  readonly change?: (script: string) => string;
  /** Replaces what the screens need first. Undefined, as in a release of an older build. */
  readonly changeFirstLoad?: (firstLoad: FirstLoad) => FirstLoad | undefined;
  readonly contract?: number;
  /** Publishes the release without making it live. */
  readonly isPreview?: boolean;
  /** The percentage of the browsers that run it. The default is all. */
  readonly share?: number;
}

/** Releases a copy of the live release with changed scripts, as a deployment does. Returns its hash. */
export async function releaseVariant(program: Program, variant: Variant): Promise<string> {
  const { remote, change = (script) => script } = variant;
  const publication = openPublication(program);
  const liveHash = await readLiveHash(publication, remote);
  const hash = randomBytes(8).toString("hex");
  const liveFolder = getReleaseFolder(program.remotesDir, remote, liveHash);
  const folder = getReleaseFolder(program.remotesDir, remote, hash);
  await cp(liveFolder, folder, { recursive: true });

  const manifestFile = path.join(folder, "release.json");
  const manifest = parseReleaseManifest(await readFile(manifestFile, "utf8"));
  for (const file of Object.keys(manifest.files).filter((name) => name.endsWith(".js"))) {
    const script = await readFile(path.join(folder, file), "utf8");
    const changedScript = change(script);
    if (changedScript === script) continue;
    await writeFile(path.join(folder, file), changedScript);
    await rm(path.join(folder, `${file}.br`), { force: true });
    const integrity = `sha384-${createHash("sha384").update(changedScript).digest("base64")}`;
    manifest.files[file] = { sizeBytes: Buffer.byteLength(changedScript), integrity };
  }
  const changedManifest = {
    ...changeFirstLoad(manifest, variant),
    contract: variant.contract ?? manifest.contract,
  };
  await writeFile(manifestFile, formatReleaseManifest(changedManifest));
  const release = { hash, manifest: changedManifest };
  const origin = { commit: "0".repeat(40), by: "E2E", notes: "Variant" };
  if (variant.isPreview) {
    const time = new Date().toISOString();
    await recordRelease(publication, release, { action: "preview", ...origin, time });
  } else if (variant.share !== undefined) {
    await releaseGradually(publication, release, {
      share: variant.share,
      canHalt: true,
      ...origin,
    });
  } else {
    await makeLive(publication, release, { action: "release", ...origin });
  }
  return hash;
}

function changeFirstLoad(manifest: ReleaseManifest, { changeFirstLoad: change }: Variant) {
  if (!change) return manifest;
  const { firstLoad, ...rest } = manifest;
  const changed = change(firstLoad ?? {});
  return { ...rest, ...(changed && { firstLoad: changed }) };
}

/** Finds a bucket that the gradual release of a remote selects, and one that it does not select. */
export async function findBuckets(program: Program, remote: RemoteName) {
  const registry = parseRegistry(await openPublication(program).target.registry.read());
  const live = registry.remotes[remote]?.entry;
  const isSelected = (bucket: number) =>
    selectReleases(registry, bucket).remotes[remote]?.entry !== live;
  const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
  return {
    selected: buckets.find((bucket) => isSelected(bucket)) ?? Number.NaN,
    other: buckets.find((bucket) => !isSelected(bucket)) ?? Number.NaN,
  };
}

export async function readLiveHash({ target }: Publication, remote: RemoteName): Promise<string> {
  const entry = parseRegistry(await target.registry.read()).remotes[remote]?.entry;
  const hash = entry?.split("/").at(-2);
  if (!hash) throw new Error(`${remote} has no release`);
  return hash;
}
