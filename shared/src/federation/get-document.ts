import type { Rolldown } from "vite";

/** Returns the HTML document of a build. A plugin changes its `source`. */
export function getDocument(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const document = bundle["index.html"];
  if (document?.type !== "asset") throw new Error("The build has no index.html");
  return document;
}
