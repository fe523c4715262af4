import { createServer } from "node:http";
import { resolve } from "node:path";
import { once } from "node:events";
import { brotliCompressSync } from "node:zlib";

import { bundlePage } from "../bundle-page.ts";

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Baseline</title>`;

/** Serves a static page, and a page with only react-dom and the router. All files are compressed with brotli. */
export async function serveBaselinePages() {
  const files = new Map([
    [
      "/static",
      toFile(
        "text/html",
        `${head}</head><body><main><h1>Gym</h1><p>A static page.</p></main></body></html>`,
      ),
    ],
    [
      "/router",
      toFile(
        "text/html",
        `${head}<script type="module" src="/router.js"></script></head><body><div id="root"></div></body></html>`,
      ),
    ],
    [
      "/router.js",
      toFile("text/javascript", await bundlePage(resolve(import.meta.dirname, "router-page.tsx"))),
    ],
  ]);
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        "content-type": `${file.type}; charset=utf-8`,
        "content-encoding": "br",
        "content-length": file.body.length,
      })
      .end(file.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const toFile = (type: string, text: string) => ({ type, body: brotliCompressSync(text) });
