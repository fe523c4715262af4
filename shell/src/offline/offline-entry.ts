/** Everything for offline use, which loads together: it must work when the network is lost later. */
export { OfflineBar } from "./offline-bar.tsx";
export { persistQueries, restoreQueries } from "./persist-queries.ts";
export { requestPersistentStorage } from "./request-persistent-storage.ts";
export { startServiceWorker } from "./service-worker-client.ts";
