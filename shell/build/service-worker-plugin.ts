import { createHash } from "node:crypto";
import { resolve } from "node:path";

import {
  API_HEADER,
  circuits,
  climbs,
  gyms,
  gymSearch,
  images,
  projects,
  routes,
  sets,
  users,
  VIDEO_TYPES,
  videos,
} from "@topout/shared/contract";
import { bundleScript, getDocument } from "@topout/shared/federation";
import type { Plugin, Rolldown } from "vite";

import type { OfflinePaths } from "../src/service-worker/offline-paths.ts";
import type { ShareRules } from "../src/service-worker/share-rules.ts";

const FOLDER = resolve(import.meta.dirname, "../src/service-worker");
/** With `SERVICE_WORKER=0`, the server returns `remove-service-worker.js` for `/service-worker.js`. */
const WORKERS = {
  "service-worker.js": "service-worker.ts",
  "remove-service-worker.js": "remove-service-worker.ts",
};
/** Excludes the PNG icons, because the operating system loads them and the page does not. */
const OFFLINE_FILE = /^assets\/.+\.(js|css|svg|woff2)$/;
const META = /<meta name="shell-files" content="">/;

/** Builds the service workers, and the list of the shell's files with their hashes, which the workers fetch. */
export const serviceWorkerPlugin = (): Plugin => ({
  name: "topout-service-worker",
  apply: "build",
  enforce: "post",
  generateBundle: {
    // Run after the other plugins, so that the files are final.
    order: "post",
    async handler(_options, bundle) {
      const page = getDocument(bundle);
      const html = page.source.toString();
      if (!META.test(html)) this.error("index.html lacks the element for the list of files");
      const list = JSON.stringify(hashFiles(bundle));
      const fileName = `assets/shell-files-${hash(list, "sha256", "hex").slice(0, 8)}.json`;
      page.source = html.replace(META, `<meta name="shell-files" content="/${fileName}">`);
      this.emitFile({ type: "asset", fileName, source: list });
      for (const [worker, entry] of Object.entries(WORKERS)) {
        this.emitFile({ type: "asset", fileName: worker, source: await bundleWorker(entry) });
      }
    },
  },
});

const hashFiles = (bundle: Rolldown.OutputBundle) =>
  Object.fromEntries(
    Object.values(bundle)
      .filter(({ fileName }) => OFFLINE_FILE.test(fileName))
      .map((file) => [
        `/${file.fileName}`,
        `sha384-${hash(file.type === "chunk" ? file.code : file.source, "sha384", "base64")}`,
      ]),
  );

const hash = (content: string | Uint8Array, algorithm: string, encoding: "hex" | "base64") =>
  createHash(algorithm).update(content).digest(encoding);

const bundleWorker = (entry: string) =>
  bundleScript(resolve(FOLDER, entry), {
    define: {
      API_HEADER_NAME: JSON.stringify(API_HEADER.name),
      OFFLINE_PATHS: JSON.stringify(offlinePaths),
      SHARE_RULES: JSON.stringify(shareRules),
    },
  });

/** A parameter matches an id, but no other endpoint, such as the search of gyms. */
const createPattern = (endpoints: readonly { readonly path: string }[], query = "") => {
  const patterns = endpoints.map(({ path }) =>
    path.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, String.raw`[\da-f-]+`),
  );
  return `^/api(${patterns.join("|")})${query}$`;
};

const offlinePaths: OfflinePaths = {
  data: [
    // A search would replace the lists of a gym in the cache.
    createPattern([gymSearch.page]),
    createPattern(
      [users.me, gyms.get, routes.list, circuits.list, sets.list, climbs.mine, projects.mine],
      String.raw`(\?.*)?`,
    ),
  ].join("|"),
  thumbnails: createPattern([images.routeThumbnail]),
  photos: createPattern([images.route, images.gym]),
};

const shareRules: ShareRules = {
  types: VIDEO_TYPES,
  maxBytes: videos.upload.files.file.maxBytes,
};
