/** Everything for offline use, in one chunk: the bar must be loaded before the network is lost. */
export { OfflineBar } from "./offline-bar.tsx";
export { persistQueries, restoreQueries } from "./persist-queries.ts";
export { requestPersistentStorage } from "./request-persistent-storage.ts";
export { startServiceWorker } from "./service-worker-client.ts";
