import { FIRST_MAP_ATTRIBUTE } from "@topout/shared/first-load";
import { useEffect } from "react";

declare global {
  interface Window {
    /** The map that the document has drawn before any script. See `shell/src/first-load/first-map`. */
    firstMap?: HTMLElement | undefined;
  }
}

const moveFirstMap = (skeleton: HTMLElement | null) => {
  if (skeleton && window.firstMap) skeleton.append(window.firstMap);
};

/** Props of a skeleton with the size of the map. It shows the map of the document until React shows its own. */
export const firstMapProps = { ref: moveFirstMap, [FIRST_MAP_ATTRIBUTE]: "" };

/** For React's map, which replaces that of the document. A skeleton that appears later does not show it again. */
export const useDropFirstMap = () =>
  useEffect(() => {
    delete window.firstMap;
  }, []);
