export { devPorts } from "./dev-ports.ts";
export { refuseCopies } from "./refuse-copies.ts";
export { shareOwnEntries } from "./share-own-entries.ts";
export { sharedMap } from "./shared-map.mjs";
