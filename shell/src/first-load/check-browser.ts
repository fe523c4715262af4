/**
 * Shows a page that names the required browsers if this one is too old. It is a script of its own in ES5, because an old
 * browser ignores a script that it cannot parse.
 */
import { hasRequiredFeatures, showTooOldPage } from "./too-old.ts";

if (!hasRequiredFeatures()) showTooOldPage();
