import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import {
  formatLibraryVersions,
  importInNode,
  readLibraryVersions,
} from "@topout/shared/federation";
import { createFontFaceCss, createThemeCss, themeColor } from "@topout/shared/theme";
import type { HtmlTagDescriptor, Plugin } from "vite";

import { FONTS_ID } from "../src/first-load/load-fonts.ts";
import { bundleInline } from "./bundle-inline.ts";
import type * as StaticFrame from "./static-frame.tsx";
import { createTabIcon } from "./web-app/tab-icon.ts";

const FONTS = "./node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const fonts = {
  latin: `${FONTS}-latin-wght-normal.woff2`,
  latinExt: `${FONTS}-latin-ext-wght-normal.woff2`,
};

/** The crash page shows after this time without React. */
const RENDER_TIMEOUT_MS = 20_000;
/** A dev server transforms hundreds of modules before React renders. */
const DEV_RENDER_TIMEOUT_MS = 120_000;

const PLACEHOLDER = "<!--frame-->";

let parts: ReturnType<typeof createParts> | undefined;

/** Adds everything that runs or shows before the app to the document. See README.md. */
export const documentPlugin = (): Plugin => ({
  name: "topout-document",
  transformIndexHtml: {
    // Run before Vite, which then adds hashes to the font URLs and minifies the rest.
    order: "pre",
    handler: async (html, { server }) => {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html lacks ${PLACEHOLDER}`);
      parts ??= createParts();
      const { frame, tags } = await parts;
      const timeoutMs = server ? DEV_RENDER_TIMEOUT_MS : RENDER_TIMEOUT_MS;
      const timeout = createMeta("render-timeout", String(timeoutMs));
      return {
        html: html.replace(PLACEHOLDER, frame),
        tags: [{ ...timeout, injectTo: "head" }, ...tags],
      };
    },
  },
  // In development, create the document again after each edit.
  hotUpdate: () => {
    parts = undefined;
  },
});

async function createParts() {
  const { renderFrame } = await importInNode<typeof StaticFrame>(
    resolve(import.meta.dirname, "static-frame.tsx"),
  );
  const [checkBrowser, beforePaint, firstScreen] = await Promise.all([
    bundleInline("check-browser"),
    bundleInline("before-paint"),
    bundleInline("first-screen"),
  ]);
  const head: HtmlTagDescriptor[] = [
    // A separate script, because an old browser cannot parse the next one.
    { tag: "script", children: checkBrowser },
    createTabIcon(),
    ...createMetaTags(),
    { tag: "script", children: beforePaint },
    { tag: "style", children: createCss() },
    // Disabled until `loadFonts`.
    {
      tag: "style",
      attrs: { id: FONTS_ID, media: "not all" },
      children: createFontFaceCss(fonts),
    },
  ];
  const body: HtmlTagDescriptor[] = [
    { tag: "template", attrs: { id: "crash-page" }, children: readSource("crash/crash.html") },
    // The server writes the registry into this element. The next script reads it.
    { tag: "script", attrs: { type: "application/json", id: "registry" } },
    { tag: "script", children: firstScreen },
  ];
  const tags = [
    ...head.map((tag) => ({ ...tag, injectTo: "head" as const })),
    ...body.map((tag) => ({ ...tag, injectTo: "body" as const })),
  ];
  return { frame: renderFrame(), tags };
}

const createMetaTags = (): HtmlTagDescriptor[] => [
  // The server writes into these elements, see `api/src/http/site-document.ts`.
  createMeta("api-origin"),
  createMeta("first-gym"),
  createMeta("linked-route"),
  createMeta("photo-version"),
  // The build writes the URL of the list of the shell's files into this element. The service worker reads it.
  createMeta("shell-files"),
  // The release tool compares these with the libraries of a remote.
  createMeta(
    "shared-libraries",
    formatLibraryVersions(readLibraryVersions(resolve(import.meta.dirname, ".."))),
  ),
  createMeta("theme-color", themeColor.light, { media: "(prefers-color-scheme: light)" }),
  createMeta("theme-color", themeColor.dark, { media: "(prefers-color-scheme: dark)" }),
];

const createMeta = (name: string, content = "", attributes = {}): HtmlTagDescriptor => ({
  tag: "meta",
  attrs: { name, ...attributes, content },
});

const createCss = () =>
  [createThemeCss(), readSource("../frame/frame.css"), readSource("crash/crash.css")].join("\n");

const readSource = (file: string) =>
  readFileSync(resolve(import.meta.dirname, "../src/first-load", file), "utf8");
