import { findChromium } from "./chromium.ts";

try {
  console.log(`The journeys use ${await findChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
