import {
  REMOTE_INTERFACE_VERSION,
  OLDEST_REMOTE_INTERFACE_VERSION,
  type RegisteredRemote,
  type ReleasedScreens,
  type RemoteName,
} from "@topout/shared/remote";

import { getRegistry } from "./get-registry.ts";
import { importModule } from "./import-module.ts";
import { addHashes, preloadFiles } from "./preload-files.ts";
import { ScreenNotReleasedError } from "./screen-not-released.ts";
import { switchedOff, SwitchedOffError } from "./switched-off.ts";

const modules = new Map<RemoteName, Promise<unknown>>();
const loadedEntries = new Map<RemoteName, string>();
const reloadCounts = new Map<RemoteName, number>();

// A remote that is switched on again may have another release.
switchedOff.subscribe((reasons) => {
  for (const name of modules.keys()) {
    if (reasons[name] === undefined) continue;
    modules.delete(name);
    loadedEntries.delete(name);
  }
});

/**
 * Loads the screens of a remote and caches them. `reload` fetches the registry again and changes the entry's URL,
 * because a browser may cache a failed module.
 */
export function loadRemote<Name extends RemoteName>(
  name: Name,
  { reload = false } = {},
): Promise<ReleasedScreens<Name>> {
  const cached = reload ? undefined : modules.get(name);
  const module = cached ?? fetchModule(name, reload);
  if (!cached) cacheModule(name, module);
  // The map stores each module by its remote's name, so the type matches.
  return module as Promise<ReleasedScreens<Name>>;
}

/** Drops a failed module from the cache, so that the next call retries. */
function cacheModule(name: RemoteName, module: Promise<unknown>) {
  modules.set(name, module);
  module.catch(() => {
    if (modules.get(name) === module) modules.delete(name);
  });
}

async function fetchModule<Name extends RemoteName>(name: Name, reload: boolean) {
  const { remotes } = await getRegistry({ reload });
  const remote = remotes[name];
  if (switchedOff.getState()[name] !== undefined) throw new SwitchedOffError(`${name} is off`);
  if (!remote) throw new ScreenNotReleasedError(`${name} has no release`);
  if (remote.contract > REMOTE_INTERFACE_VERSION) throw new Error(`${name} needs a newer shell`);
  if (remote.contract < OLDEST_REMOTE_INTERFACE_VERSION) {
    throw new Error(`${name} needs an older shell`);
  }

  addHashes(remote);
  try {
    return await importScreens<Name>(name, remote, reload);
  } catch (error) {
    // If the browser has cached a failed import of the entry, the remote can load from another URL.
    if (remote.preload.length === 0) throw error;
    return importScreens<Name>(name, remote, true);
  }
}

async function importScreens<Name extends RemoteName>(
  name: Name,
  { entry, preload }: RegisteredRemote,
  reload: boolean,
) {
  if (reload) reloadCounts.set(name, (reloadCounts.get(name) ?? 0) + 1);
  const url = addReloadCount(name, entry);
  await preloadFiles([url, ...preload.filter((file) => file !== entry)]);
  const screens = await importModule(url);
  loadedEntries.set(name, entry);
  // The build of a remote checks the type of its screens.
  return (screens as { readonly default: ReleasedScreens<Name> }).default;
}

/** Identifies the release that the page has loaded last. */
export const getLoadedEntry = (name: RemoteName): string | undefined => loadedEntries.get(name);

export const getLoadedRemotes = (): RemoteName[] => [...loadedEntries.keys()];

const addReloadCount = (name: RemoteName, entry: string) => {
  const count = reloadCounts.get(name);
  return count === undefined ? entry : `${entry}?r=${count}`;
};
