export { inlineBootstrap } from "./workarounds/inline-bootstrap.ts";
export { remoteConfig } from "./remote-config.ts";
export { sharedMap } from "./shared-map.ts";
export { shareSelfImports } from "./workarounds/share-self-imports.ts";
export { BUILD_TARGET, SUPPORTED_BROWSERS } from "./supported-browsers.ts";
export { stripCssComments } from "./strip-css-comments.ts";
