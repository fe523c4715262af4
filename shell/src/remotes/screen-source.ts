import type { RemoteName, RemoteScreens, Screen } from "@topout/shared/remote";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import { loadRemote } from "./load-remote.ts";
import { ScreenNotReleased } from "./screen-not-released.ts";
import { within } from "./within.ts";

const PATIENCE_MS = 6_000;

/** A screen that arrives when it is needed, and what is known of its arrival. */
export interface ScreenSource {
  /** The screen as React shows it; the same one until a retry, so that it comes back without waiting. */
  readonly current: () => LazyExoticComponent<ComponentType>;
  /** Drops what failed: the next `current` tries again. */
  readonly retry: () => void;
  /** How often it was tried again since it last worked. */
  readonly retries: () => number;
  /** Fetches ahead of need. A failure is left for the screen itself to tell. */
  readonly warm: () => Promise<void>;
}

/** One attempt after another, each with the patience that a person has. */
export function screenSource(
  load: (how: { anew: boolean }) => Promise<{ Component: ComponentType }>,
): ScreenSource {
  let retries = 0;
  let shown: LazyExoticComponent<ComponentType> | undefined;

  const arrive = async () => {
    const { Component } = await within(PATIENCE_MS, load({ anew: retries > 0 }));
    retries = 0;
    return { default: Component };
  };

  return {
    // React keeps a rejection for good, so every attempt is a new lazy.
    current: () => (shown ??= lazy(arrive)),
    retries: () => retries,
    retry: () => {
      retries += 1;
      shown = undefined;
    },
    warm: () =>
      load({ anew: false }).then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** A screen of the shell itself, in a chunk of its own. */
export const ownScreen = (load: Screen): ScreenSource => screenSource(load);

/** A screen that a remote brings. Its remote is found in the registry when the screen is first shown. */
export const remoteScreen = <Name extends RemoteName>(
  remote: Name,
  screen: RemoteScreens[Name],
): ScreenSource =>
  screenSource(async (how) => {
    const load = (await loadRemote(remote, how))[screen];
    if (!load) throw new ScreenNotReleased(`the live ${remote} has no ${screen}`);
    return load();
  });
