import { loadRemote as loadModule, registerRemotes } from "@module-federation/runtime";
import { CONTRACT_NUMBER, type RemoteName, type Screens } from "@topout/shared/remote";

import { preloadRemote } from "./preload-remote.ts";
import { getRegistry } from "./get-registry.ts";
import { ScreenNotReleasedError } from "./screen-not-released.ts";

const faces = new Map<RemoteName, Promise<unknown>>();
const registered = new Map<RemoteName, string>();
const reloads = new Map<RemoteName, number>();

/**
 * Loads a remote's public face, once. Asked to load it anew, it asks the registry anew too, and changes the
 * entry's address, because a browser may keep a module that failed.
 */
export function loadRemote<Name extends RemoteName>(
  name: Name,
  { anew = false } = {},
): Promise<Screens<Name>> {
  const known = anew ? undefined : faces.get(name);
  const face = known ?? fetchFace(name, anew);
  if (!known) keep(name, face);
  // The map is written with this very name: its value is that remote's face.
  return face as Promise<Screens<Name>>;
}

/** A face that failed is forgotten, so that the next one who asks has a chance. */
function keep(name: RemoteName, face: Promise<unknown>) {
  faces.set(name, face);
  face.catch(() => {
    if (faces.get(name) === face) faces.delete(name);
  });
}

async function fetchFace<Name extends RemoteName>(name: Name, anew: boolean) {
  const { remotes } = await getRegistry({ fresh: anew });
  const remote = remotes[name];
  if (!remote) throw new ScreenNotReleasedError(`${name} is not deployed`);
  if (remote.contract > CONTRACT_NUMBER) throw new Error(`${name} needs a newer shell than this`);

  if (anew) reloads.set(name, (reloads.get(name) ?? 0) + 1);
  else preloadRemote(remote);
  register(name, withReload(name, remote.entry));
  const module = await loadModule<{ default: Screens<Name> }>(`${name}/screens`);
  if (!module) throw new Error(`${name} has no screens`);
  return module.default;
}

const withReload = (name: RemoteName, entry: string) => {
  const reload = reloads.get(name);
  return reload === undefined ? entry : `${entry}?r=${reload}`;
};

function register(name: RemoteName, entry: string) {
  if (registered.get(name) === entry) return;
  registerRemotes([{ name, entry, type: "module" }], { force: registered.has(name) });
  registered.set(name, entry);
}
