import { framePatterns } from "./screens.build.ts";

/** Sets the frame for the current path. */
export function applyFrame(): void {
  for (const [kind, patterns] of Object.entries(framePatterns)) {
    if (patterns.some((pattern) => new RegExp(pattern, "i").test(location.pathname))) {
      document.documentElement.dataset["frame"] = kind;
    }
  }
}
