import { findChromium } from "./chromium.ts";

try {
  console.log(`The browser tests use ${await findChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
