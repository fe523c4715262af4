import { ModuleLoadError } from "@topout/shared/domain";
import type { RemoteName, Screen, ScreenName } from "@topout/shared/remote";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import { getLoadedEntry, loadRemote } from "./load-remote.ts";
import { isScreenNotReleasedError, ScreenNotReleasedError } from "./screen-not-released.ts";
import { SwitchedOffError } from "./switched-off.ts";
import { withTimeout } from "./with-timeout.ts";

/** A dev server transforms hundreds of modules before the first screen. */
const getLoadTimeout = () => (import.meta.env.MODE === "development" ? 120_000 : 6_000);

/** A screen and the remote that contains it. */
export interface RemoteScreen {
  readonly remote: RemoteName;
  readonly screen: string;
}

/** A screen that is loaded on demand. */
export interface ScreenSource {
  /** Undefined for a screen of the shell. */
  readonly remoteScreen?: RemoteScreen;
  /** Returns the same component until a retry, so a loaded screen shows again without a loading state. */
  readonly getComponent: () => LazyExoticComponent<ComponentType>;
  /** Drops the failed component. The next `getComponent` loads again. */
  readonly retry: () => void;
  /** The number of retries since the last success. */
  readonly getRetryCount: () => number;
  /** Loads the screen before the user opens it. Ignores errors, because the screen reports them when it opens. */
  readonly prefetch: () => Promise<void>;
}

/** @param getVersion Identifies the release that the screen belongs to. */
export function createScreenSource(
  load: (options: { reload: boolean }) => Promise<{ Component: ComponentType }>,
  getVersion: () => string | undefined = () => undefined,
): ScreenSource {
  let retryCount = 0;
  let version: string | undefined;
  let component: LazyExoticComponent<ComponentType> | undefined;

  const loadComponent = async () => {
    const loading = withTimeout(getLoadTimeout(), load({ reload: retryCount > 0 }));
    const { Component } = await loading.catch((error: unknown) => {
      // When the remote is switched on again, the screen loads.
      if (error instanceof SwitchedOffError) component = undefined;
      return throwLoadError(error);
    });
    retryCount = 0;
    version = getVersion();
    return { default: Component };
  };

  /** Retry of another screen can load a newer release. The page must not run two releases of a remote. */
  const dropOldVersion = () => {
    if (version !== undefined && version !== getVersion()) component = version = undefined;
  };

  return {
    // React.lazy caches a rejection forever, so each retry creates a new one.
    getComponent: () => {
      dropOldVersion();
      return (component ??= lazy(loadComponent));
    },
    getRetryCount: () => retryCount,
    retry: () => {
      retryCount += 1;
      component = undefined;
    },
    prefetch: () =>
      load({ reload: false }).then(
        () => undefined,
        () => undefined,
      ),
  };
}

function throwLoadError(error: unknown): never {
  if (isScreenNotReleasedError(error)) throw error;
  throw new ModuleLoadError("The screen did not load", { cause: error });
}

/** A screen of the shell, in a separate chunk. */
export const createLocalScreen = (load: Screen): ScreenSource => createScreenSource(load);

/** A screen of a remote. */
export const createRemoteScreen = <Name extends RemoteName>(
  remote: Name,
  screen: ScreenName<Name>,
): ScreenSource => ({
  ...createScreenSource(
    async (options) => {
      const load = (await loadRemote(remote, options))[screen];
      if (!load) throw new ScreenNotReleasedError(`The live release of ${remote} lacks ${screen}`);
      return load();
    },
    () => getLoadedEntry(remote),
  ),
  remoteScreen: { remote, screen },
});
