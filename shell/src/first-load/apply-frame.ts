import { framePatterns } from "./frame-patterns.build.ts";

/** Sets the frame and the skeleton for the current path. */
export function applyFrame(): void {
  for (const [name, kinds] of Object.entries(framePatterns)) {
    for (const [kind, pattern] of Object.entries(kinds)) {
      if (new RegExp(pattern, "i").test(location.pathname)) {
        document.documentElement.dataset[name] = kind;
      }
    }
  }
}
