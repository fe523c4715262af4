import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** How often each image was replaced since the page load, by URL. */
const versions = createStore<Readonly<Record<string, number>>>()(() => ({}));

/** Call this after an upload that replaces the image at this URL. */
export const bustImageCache = (url: string): void =>
  versions.setState(({ [url]: version = 0 }) => ({ [url]: version + 1 }));

/** Adds a version to the URL of a replaced image. With the same URL, the browser would show the old image. */
export function useCacheBustedUrl(url: string | undefined): string | undefined {
  const version = useStore(versions, (state) => (url === undefined ? 0 : state[url]));
  if (!url || !version) return url;
  return `${url}${url.includes("?") ? "&" : "?"}v=${version}`;
}
