import { cpus, loadavg } from "node:os";

import { launchBrowser } from "../launch-browser.ts";
import { benchLayoutEditor } from "./layout-editor.ts";
import { benchMap } from "./map.ts";
import { benchReset } from "./reset.ts";
import { ROUNDS } from "./rounds.ts";

/** Measures gestures on the map, in the layout editor, and on the maps of a reset. */
export async function benchInteraction(): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const [cpu] = cpus();
    console.log(
      `Interaction, on ${cpus().length} × ${cpu?.model.trim()}, Chromium ${browser.version()}, ` +
        `load ${loadavg()[0]?.toFixed(1)}. Medians of ${ROUNDS} rounds, with the interquartile range in brackets`,
    );
    const isMapWithinLimits = await benchMap(browser);
    const isEditorWithinLimits = await benchLayoutEditor(browser);
    const isResetWithinLimits = await benchReset(browser);
    return isMapWithinLimits && isEditorWithinLimits && isResetWithinLimits;
  } finally {
    await browser.close();
  }
}
