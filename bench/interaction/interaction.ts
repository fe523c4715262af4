import { cpus, loadavg } from "node:os";

import { launchBrowser } from "../launch-browser.ts";
import { benchLayoutEditor } from "./layout-editor.ts";
import { benchMap } from "./map.ts";
import { ROUNDS } from "./rounds.ts";

/** Measures gestures on the map and in the layout editor. */
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
    return isMapWithinLimits && isEditorWithinLimits;
  } finally {
    await browser.close();
  }
}
