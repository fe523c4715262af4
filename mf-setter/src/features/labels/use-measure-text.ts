import { useEffect, useState } from "react";

import type { MeasureText } from "./model/measure-text.ts";

const FONT_SIZE_PX = 100;
/** Nearly as wide as the widest letters, so that an estimated text also fits. */
const ESTIMATED_WIDTH_EM = 1;

/** Measures texts in the bold font of labels. Returns another function when the font has loaded. */
export function useMeasureText(texts: string): MeasureText {
  const [measure, setMeasure] = useState(createMeasure);
  useEffect(() => {
    let isCurrent = true;
    void loadFont(texts).then(() => isCurrent && setMeasure(createMeasure));
    return () => {
      isCurrent = false;
    };
  }, [texts]);
  return measure;
}

/** A browser loads only the files of a font that contain these characters. */
async function loadFont(texts: string) {
  try {
    await document.fonts.load(getFont(), texts);
  } catch {
    // A file did not load. The browser draws and measures the texts in the next font.
  }
}

function createMeasure(): MeasureText {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return (text) => text.length * ESTIMATED_WIDTH_EM;
  context.font = getFont();
  return (text) => context.measureText(text).width / FONT_SIZE_PX;
}

const getFont = () =>
  `700 ${FONT_SIZE_PX}px ${getComputedStyle(document.documentElement).getPropertyValue("--font")}`;
