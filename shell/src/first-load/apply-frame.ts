import { framePatterns } from "./frame-patterns.build.ts";

/** Sets the frame for the current path. */
export function applyFrame(): void {
  for (const [kind, pattern] of Object.entries(framePatterns)) {
    if (new RegExp(pattern, "i").test(location.pathname)) {
      document.documentElement.dataset["frame"] = kind;
    }
  }
}
