export { devPorts } from "./dev-ports.ts";
export { refuseCopies } from "./refuse-copies.ts";
export { shareOwnEntries } from "./share-own-entries.ts";
export { wholeGraph } from "./whole-graph.ts";
export { sharedMap } from "./shared-map.mjs";
