import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@topout/tooling/chromium";

/** Launches a headless Chromium without features that would distort the measurements. */
export const launchBrowser = async (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      ...args,
    ],
  });
