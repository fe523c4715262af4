import { createStore, useStore } from "@topout/shared/platform";
import type { Registry, RemoteName } from "@topout/shared/remote";

type Reasons = Readonly<Partial<Record<RemoteName, string>>>;

/** The remotes that are switched off, with the reason. */
export const switchedOff = createStore<Reasons>()(() => ({}));

/** Returns undefined for a screen of the shell. */
export const useOffReason = (remote: RemoteName | undefined): string | undefined =>
  useStore(switchedOff, (reasons) => remote && reasons[remote]);

export const listSwitchedOff = ({ remotes }: Registry): Reasons =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([name, remote]) =>
      remote?.off ? [[name, remote.off.reason]] : [],
    ),
  );

/** Thrown instead of loading a remote that is switched off. */
export class SwitchedOffError extends Error {
  override readonly name = "SwitchedOffError";
}
