import { localData } from "@topout/shared/platform";
import { type Registry, selectReleases } from "@topout/shared/remote";

import { BUCKET_KEY, parseBucket } from "../remotes/bucket.ts";
import { readInlineRegistry, REGISTRY_KEY } from "../remotes/stored-registry.ts";
import type { DocumentVersion } from "../service-worker/messages.ts";

/** The version of this page's document. */
export const readDocumentVersion = (): DocumentVersion => ({
  shellFiles: document.querySelector<HTMLMetaElement>("meta[name=shell-files]")?.content ?? "",
  registry: readInlineRegistry(),
});

/** Whether this browser would run other code after a reload. A release to a share of the browsers leaves most alone. */
export function runsOtherCode(newest: DocumentVersion): boolean {
  const { shellFiles, registry } = readDocumentVersion();
  if (shellFiles !== newest.shellFiles) return true;
  const current = registry || (localData.read(REGISTRY_KEY) ?? "");
  return listEntries(current) !== listEntries(newest.registry);
}

function listEntries(registry: string): string {
  if (registry === "") return "";
  const bucket = parseBucket(localData.read(BUCKET_KEY));
  const { remotes } = selectReleases(JSON.parse(registry) as Registry, bucket);
  return JSON.stringify(Object.entries(remotes).map(([name, remote]) => [name, remote?.entry]));
}
