import { createRequire } from "node:module";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { docsPolicy } from "../http/content-security-policy.ts";
import { createFileCache, sendCachedFile } from "../http/cached-file.ts";

const ours = (name: string) => join(import.meta.dirname, "docs", name);
const require = createRequire(import.meta.url);

const html = "text/html; charset=utf-8";
const css = "text/css; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";

const files = [
  { path: "", type: html, file: ours("index.html") },
  { path: "/page.css", type: css, file: ours("page.css") },
  { path: "/open.js", type: javascript, file: ours("open.js") },
  { path: "/swagger-ui.css", type: css, file: require.resolve("swagger-ui-dist/swagger-ui.css") },
  {
    path: "/swagger-ui.js",
    type: javascript,
    file: require.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
  },
];

/** A page to read the description and to try calls, at /api/docs. Nothing of it is read before somebody opens it. */
export function serveDocs(app: FastifyInstance): void {
  for (const { path, type, file } of files) {
    const read = createFileCache(file);
    app.get(`/docs${path}`, async (request, reply) => {
      const found = await read();
      if (!found) throw new Error(`${file} is not there`);
      if (type === html) reply.helmet({ contentSecurityPolicy: docsPolicy });
      return sendCachedFile(request, reply.type(type), found);
    });
  }
}
