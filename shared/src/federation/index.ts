export { devPorts } from "./dev-ports.ts";
export { sharedMap } from "./shared-map.mjs";
