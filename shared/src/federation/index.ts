export { devPorts } from "./dev-ports.ts";
export { remoteConfig } from "./remote-config.ts";
export { shareOwnEntries } from "./share-own-entries.ts";
export { sharedMap } from "./shared-map.mjs";
