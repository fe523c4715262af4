import { DRAWING_ATTRIBUTE } from "@topout/shared/first-load";
import { useEffect } from "react";

declare global {
  interface Window {
    /** The map that is drawn before the code of the screen. See docs/decisions/0050-first-map.md. */
    firstMap?: HTMLElement | undefined;
  }
}

const moveFirstMap = (skeleton: HTMLElement | null) => {
  if (skeleton && window.firstMap) skeleton.append(window.firstMap);
};

/** Props of a skeleton with the size of the map. It shows the first map until React shows its own. */
export const firstMapProps = { ref: moveFirstMap, [DRAWING_ATTRIBUTE]: "" };

/** For React's map, which replaces the first one. A skeleton that appears later does not show it again. */
export const useDropFirstMap = () =>
  useEffect(() => {
    delete window.firstMap;
  }, []);
