export { inlineBootstrap } from "./workarounds/inline-bootstrap.ts";
export { mergeSmallChunks } from "./workarounds/merge-small-chunks.ts";
export { defineRemoteConfig } from "./remote-config.ts";
export { getSharedModules } from "./shared-modules.ts";
export { shareSelfImports } from "./workarounds/share-self-imports.ts";
export { BUILD_TARGET, REQUIRED_FEATURES, SUPPORTED_BROWSERS } from "./supported-browsers.ts";
export { clientContract } from "./client-contract.ts";
export { getDocument } from "./get-document.ts";
