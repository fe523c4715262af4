import { DRAWING_ATTRIBUTE } from "@topout/shared/first-load";
import { useEffect } from "react";

declare global {
  interface Window {
    /** What the drawing of the first screen shows before the code of the screen. See shell/src/first-load/README.md. */
    firstDrawing?: HTMLElement | undefined;
  }
}

/** Props of a skeleton. It shows the drawing with this class until the content of the screen replaces it. */
export const createDrawingProps = (className: string) => ({
  ref: (skeleton: HTMLElement | null) => {
    const { firstDrawing } = window;
    if (skeleton && firstDrawing?.className === className) skeleton.append(firstDrawing);
  },
  [DRAWING_ATTRIBUTE]: "",
});

/** For the content that replaces the drawing. A skeleton that appears later does not show it again. */
export const useDropDrawing = () =>
  useEffect(() => {
    delete window.firstDrawing;
  }, []);
