import { setTimeout as sleep } from "node:timers/promises";

import type { Plugin } from "vite";

/** The first start of the API creates its database and the demo. */
const START_TIMEOUT_MS = 120_000;
const INTERVAL_MS = 100;

/** Lets requests of a page wait while the API starts, in development: at first, and after a change of its sources. */
export const devApiPlugin = (apiUrl: string): Plugin => ({
  name: "topout-dev-api",
  apply: "serve",
  configureServer: ({ middlewares }) => {
    middlewares.use("/api", (_request, _response, next) => void passWhenListening(apiUrl, next));
  },
});

/** Passes the request to the proxy. If the API does not start in time, the proxy responds with an error. */
async function passWhenListening(apiUrl: string, pass: () => void): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(apiUrl)) && Date.now() < deadline) await sleep(INTERVAL_MS);
  pass();
}

const isListening = (apiUrl: string): Promise<boolean> =>
  fetch(`${apiUrl}/api/health`).then(
    () => true,
    () => false,
  );
