/** Runs only in development. */
import { showDevProgress } from "./show-dev-progress.ts";

showDevProgress();
