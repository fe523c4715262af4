export { devPorts } from "./dev-ports.ts";
export { inlineBootstrap } from "./workarounds/inline-bootstrap.ts";
export { remoteConfig } from "./remote-config.ts";
export { shareSelfImports } from "./workarounds/share-self-imports.ts";
export { sharedMap } from "./shared-map.mjs";
