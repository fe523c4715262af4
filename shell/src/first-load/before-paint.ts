/** Runs in the head of the document, before the first paint. */
import { applyFrame } from "./apply-frame.ts";
import { applyTheme } from "./apply-theme.ts";
import { resetAfterCrash } from "./crash/reset-after-crash.ts";
import { watchForCrash } from "./crash/watch-for-crash.ts";
import { readMeta } from "./read-meta.ts";
import { recordEarlyClick } from "./record-early-click.ts";
import { reserveBanner } from "./reserve-banner.ts";
import { selectLinkedGym } from "./select-linked-gym.ts";

watchForCrash(Number(readMeta("render-timeout")));
resetAfterCrash();
recordEarlyClick();
globalThis.apiOrigin = readMeta("api-origin");
selectLinkedGym();
applyFrame();
applyTheme();
reserveBanner();
