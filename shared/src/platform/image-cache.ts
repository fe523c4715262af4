import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** By address: how often the photo there was replaced since the page was opened. */
const renewed = createStore<Readonly<Record<string, number>>>()(() => ({}));

/** Says that another photo is at this address from now on. */
export const bustImageCache = (address: string): void =>
  renewed.setState(({ [address]: times = 0 }) => ({ [address]: times + 1 }));

/** The address to show a photo by: from one that it loaded, a page goes on showing what came then. */
export function useCacheBustedUrl(address: string | undefined): string | undefined {
  const times = useStore(renewed, (state) => (address === undefined ? 0 : state[address]));
  return times ? `${address}?v=${times}` : address;
}
