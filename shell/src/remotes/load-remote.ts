import { loadRemote as loadModule, registerRemotes } from "@module-federation/runtime";
import {
  CONTRACT_NUMBER,
  type RegisteredRemote,
  type RemoteName,
  type Screens,
} from "@topout/shared/remote";

import { readRegistry } from "./read-registry.ts";

const registered = new Map<RemoteName, string>();
const loaded = new Map<RemoteName, Promise<unknown>>();

/**
 * Loads a remote's public face. From the second attempt on it asks the registry anew and changes the address,
 * because a browser may keep a module that failed.
 */
export function loadRemote<Name extends RemoteName>(
  name: Name,
  attempt: number,
): Promise<Screens<Name>> {
  const running = attempt === 0 ? loaded.get(name) : undefined;
  const face = running ?? fetchFace(name, attempt);
  loaded.set(name, face);
  face.catch(() => {
    if (loaded.get(name) === face) loaded.delete(name);
  });
  // The map is written above with this very name: its values are that remote's screens.
  return face as Promise<Screens<Name>>;
}

async function fetchFace<Name extends RemoteName>(name: Name, attempt: number) {
  const { remotes } = await readRegistry({ fresh: attempt > 0 });
  const remote = remotes[name];
  if (!remote) throw new Error(`${name} is not deployed`);
  if (remote.contract > CONTRACT_NUMBER) throw new Error(`${name} needs a newer shell than this`);

  preload(remote);
  register(name, attempt === 0 ? remote.entry : `${remote.entry}?r=${attempt}`);
  const module = await loadModule<{ default: Screens<Name> }>(`${name}/screens`);
  if (!module) throw new Error(`${name} has no screens`);
  return module.default;
}

function register(name: RemoteName, entry: string) {
  if (registered.get(name) === entry) return;
  registerRemotes([{ name, entry, type: "module" }], { force: registered.has(name) });
  registered.set(name, entry);
}

/** Fetches in one round what the entry would ask for in three, and refuses a file that is not the one released. */
function preload({ entry, preload: files, integrity }: RegisteredRemote) {
  for (const href of files) {
    const address = new URL(href, new URL(entry, location.href)).href;
    if (document.head.querySelector(`link[href="${CSS.escape(address)}"]`)) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: address, integrity: integrity[href] ?? "" });
    document.head.append(link);
  }
}
