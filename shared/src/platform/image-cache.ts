import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** How often the image at a URL was replaced since the page loaded. */
const versions = createStore<Readonly<Record<string, number>>>()(() => ({}));

/** Call it after an upload replaced the image at this URL. */
export const bustImageCache = (url: string): void =>
  versions.setState(({ [url]: version = 0 }) => ({ [url]: version + 1 }));

/** Adds a version to the URL of a replaced image. The browser would show the old image for the same URL. */
export function useCacheBustedUrl(url: string | undefined): string | undefined {
  const version = useStore(versions, (state) => (url === undefined ? 0 : state[url]));
  return version ? `${url}?v=${version}` : url;
}
