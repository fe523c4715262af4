import { once } from "node:events";
import { createServer } from "node:http";

import { getFreePort } from "@topout/api/free-port";
import { createServer as createDevServer, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";

import { devApiPlugin } from "./dev-api-plugin.ts";

test("a request waits until the API has started", async () => {
  const apiPort = await getFreePort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const address = await serve(apiUrl, [reportRequest(resolve), devApiPlugin(apiUrl)]);

  const response = fetch(`${address}/api/gyms`);
  await received;
  const api = createServer((_request, outgoing) => void outgoing.end("[]"));
  api.listen(apiPort, "127.0.0.1");
  await once(api, "listening");
  onTestFinished(() => void api.close());

  expect(await (await response).text()).toBe("[]");
});

const reportRequest = (report: () => void): Plugin => ({
  name: "report-request",
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, _response, next) => {
      report();
      next();
    });
  },
});

async function serve(apiUrl: string, plugins: Plugin[]): Promise<string> {
  const server = await createDevServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    plugins,
    server: { port: await getFreePort(), ws: false, watch: null, proxy: { "/api": apiUrl } },
  });
  onTestFinished(() => server.close());
  await server.listen();
  return server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
}
