import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { RegisteredRemote } from "@topout/shared/remote";

import { formatRegistry, readRegistry, REMOTES_URL } from "../../build/registry.ts";
import { writeCompressed } from "@topout/api/text-files";

/** The place of the site in the repository and in the package. */
const SITE = "dist/site";
const REMOTES = "dist/remotes";

/** Copies the built site with the live release of each remote. Omits other releases, and what a team has switched off. */
export async function copySite(root: string, target: string): Promise<void> {
  if (!existsSync(join(root, SITE, "index.html"))) {
    throw new Error(`${SITE} has no index.html. Run: npm run build`);
  }
  await cp(join(root, SITE), join(target, SITE), { recursive: true });
  const { schema, remotes } = await readRegistry(join(root, REMOTES));
  const live = Object.entries(remotes).flatMap(([name, remote]) =>
    remote ? [{ name, remote: getLiveRelease(remote) }] : [],
  );
  for (const { remote } of live) {
    if (!remote.entry.startsWith(REMOTES_URL)) {
      throw new Error(`${remote.entry} is on another server`);
    }
    const release = dirname(remote.entry.slice(REMOTES_URL.length));
    await cp(join(root, REMOTES, release), join(target, REMOTES, release), { recursive: true });
  }
  await writeCompressed(
    join(target, REMOTES, "remotes.json"),
    formatRegistry({
      schema,
      remotes: Object.fromEntries(live.map(({ name, remote }) => [name, remote])),
    }),
  );
}

const getLiveRelease = ({
  previous: _previous,
  gradual: _gradual,
  off: _off,
  isReleased: _isReleased,
  changedAt: _changedAt,
  ...release
}: RegisteredRemote): RegisteredRemote => release;
