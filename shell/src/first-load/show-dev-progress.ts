import { isFrameStatic } from "./is-frame-static.ts";

const QUIET_MS = 3_000;
const CSS =
  "position: fixed; z-index: 9999; right: 0; bottom: 0; padding: 4px 8px; font: 12px monospace; color: #fff; background: #333; pointer-events: none";

/** Counts the loaded modules on the page until the first screen shows, because a dev server may take a minute for them. */
export function showDevProgress(): void {
  const output = document.createElement("output");
  output.style.cssText = CSS;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hideWhenLoaded = () => {
    if (isFirstScreenLoading()) timer = setTimeout(hideWhenLoaded, QUIET_MS);
    else output.remove();
  };

  new PerformanceObserver((list) => {
    const loaded = list.getEntries().filter(isModule).length;
    if (loaded === 0) return;
    count += loaded;
    output.textContent = `Dev server: ${count} modules loaded`;
    document.body.append(output);
    clearTimeout(timer);
    timer = setTimeout(hideWhenLoaded, QUIET_MS);
  }).observe({ type: "resource", buffered: true });
}

const isFirstScreenLoading = () =>
  isFrameStatic() || Boolean(document.documentElement.dataset["skeleton"]);

const isModule = ({ name }: PerformanceEntry) => /\.[jt]sx?(\?|$)/.test(name);
