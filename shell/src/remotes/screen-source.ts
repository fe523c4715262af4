import type { RemoteName, RemoteScreens, Screen } from "@topout/shared/remote";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import { loadRemote } from "./load-remote.ts";
import { ScreenNotReleasedError } from "./screen-not-released.ts";
import { withTimeout } from "./with-timeout.ts";

const LOAD_TIMEOUT_MS = 6_000;

/** A screen that arrives when it is needed, and what is known of its arrival. */
export interface ScreenSource {
  /** The screen as React shows it; the same one until a retry, so that it comes back without waiting. */
  readonly getComponent: () => LazyExoticComponent<ComponentType>;
  /** Drops what failed: the next `current` tries again. */
  readonly retry: () => void;
  /** How often it was tried again since it last worked. */
  readonly getRetryCount: () => number;
  /** Fetches ahead of need. A failure is left for the screen itself to tell. */
  readonly prefetch: () => Promise<void>;
}

/** One attempt after another, each with the patience that a person has. */
export function createScreenSource(
  load: (how: { anew: boolean }) => Promise<{ Component: ComponentType }>,
): ScreenSource {
  let retries = 0;
  let shown: LazyExoticComponent<ComponentType> | undefined;

  const arrive = async () => {
    const { Component } = await withTimeout(LOAD_TIMEOUT_MS, load({ anew: retries > 0 }));
    retries = 0;
    return { default: Component };
  };

  return {
    // React keeps a rejection for good, so every attempt is a new lazy.
    getComponent: () => (shown ??= lazy(arrive)),
    getRetryCount: () => retries,
    retry: () => {
      retries += 1;
      shown = undefined;
    },
    prefetch: () =>
      load({ anew: false }).then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** A screen of the shell itself, in a chunk of its own. */
export const localScreen = (load: Screen): ScreenSource => createScreenSource(load);

/** A screen that a remote brings. Its remote is found in the registry when the screen is first shown. */
export const remoteScreen = <Name extends RemoteName>(
  remote: Name,
  screen: RemoteScreens[Name],
): ScreenSource =>
  createScreenSource(async (how) => {
    const load = (await loadRemote(remote, how))[screen];
    if (!load) throw new ScreenNotReleasedError(`the live ${remote} has no ${screen}`);
    return load();
  });
