import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import Fastify from "fastify";
import { onTestFinished } from "vitest";

import { DEFAULT_SERVER_LIMITS } from "../config/server-limits.ts";
import { rewriteUrl } from "../http/rewrite-url.ts";
import { registerSecurityHeaders } from "../http/security-headers.ts";
import { serveSite, type SiteOptions } from "../http/site.ts";

/** The inline blocks of the page. */
export const inlineScript = 'document.documentElement.dataset.theme = "dark";';
export const inlineStyle = ":root { --bg: #fff }";
export const documentHtml = `<!doctype html><html><head><script>${inlineScript}</script><style>${inlineStyle}</style>
<script type="module" crossorigin src="/assets/main-abc.js"></script></head><body></body></html>`;
/** The headers of a browser's navigation request. */
export const browserHeaders = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

export const siteFiles: Record<string, string> = {
  "site/index.html": documentHtml,
  "site/manifest.webmanifest": '{"name":"Topout"}',
  "site/service-worker.js": "console.log('the worker');",
  "site/remove-service-worker.js": "console.log('removes the worker');",
  "site/assets/main-abc.js": "console.log('a script');",
  "remotes/remotes.json": '{"schema":1,"remotes":{}}',
  "remotes/climber/v/123/remoteEntry.js": "export const get = 1;",
  "secret.txt": "not public",
};

/** Creates a built site in a temporary folder, with an app that serves it. */
export async function createTestSite(options: Partial<SiteOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "topout-site-"));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(siteFiles)) {
    await write(name, text);
    if (!name.endsWith(".js")) continue;
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  const app = Fastify({ rewriteUrl });
  registerSecurityHeaders(app, { hasHttps: false });
  await serveSite(app, {
    siteDir: join(folder, "site"),
    remotesDir: join(folder, "remotes"),
    remoteOrigins: [],
    mediaOrigins: [],
    hasServiceWorker: true,
    hasEarlyHints: false,
    serverLimits: DEFAULT_SERVER_LIMITS,
    ...options,
  });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: "GET", url, headers });
  return { app, get, write, folder };
}
