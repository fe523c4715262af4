import { createRequire } from "node:module";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { docsPolicy, setPolicy } from "../http/content-security-policy.ts";
import { createFileCache, sendCachedFile } from "../http/cached-file.ts";

const getPagePath = (name: string) => join(import.meta.dirname, "docs", name);
const require = createRequire(import.meta.url);

const HTML = "text/html; charset=utf-8";
const CSS = "text/css; charset=utf-8";
const JAVASCRIPT = "text/javascript; charset=utf-8";

const files = [
  { path: "", type: HTML, file: getPagePath("index.html") },
  { path: "/page.css", type: CSS, file: getPagePath("page.css") },
  { path: "/open.js", type: JAVASCRIPT, file: getPagePath("open.js") },
  { path: "/swagger-ui.css", type: CSS, file: require.resolve("swagger-ui-dist/swagger-ui.css") },
  {
    path: "/swagger-ui.js",
    type: JAVASCRIPT,
    file: require.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
  },
];

/** Serves Swagger UI at /api/docs. Reads the files on the first request. */
export function serveDocs(app: FastifyInstance): void {
  for (const { path, type, file } of files) {
    const readFile = createFileCache(file);
    app.get(`/docs${path}`, async (request, reply) => {
      const content = await readFile();
      if (!content) throw new Error(`${file} does not exist`);
      if (type === HTML) setPolicy(reply, docsPolicy);
      return sendCachedFile({ request, reply: reply.type(type) }, content);
    });
  }
}
