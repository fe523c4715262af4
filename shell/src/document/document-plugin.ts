import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { REQUIRED_FEATURES } from "@topout/shared/federation";
import { createFontFaceCss, themeColor, createThemeCss } from "@topout/shared/theme";
import { type HtmlTagDescriptor, type Plugin, runnerImport } from "vite";

import { resetAfterCrash, watchForCrash } from "../fallbacks/crash.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { applyFrame, applyTheme, reserveBanner } from "./before-paint.ts";
import { bundleFirstMap } from "./first-map/bundle-first-map.ts";
import { callInline, inTask, minifyInline } from "./inline-script.ts";
import { isFrameStatic } from "./is-frame-static.ts";
import { FONTS_ID, loadFonts } from "./load-fonts.ts";
import { preloadFirstScreen } from "./preload-first-screen.ts";
import { readApiOrigin } from "./read-api-origin.ts";
import { recordEarlyClick } from "./record-early-click.ts";
import { requestFirstData } from "./request-first-data.ts";
import { requestGym } from "./request-gym.ts";
import type * as StaticFrame from "./static-frame.tsx";
import { selectFirstUrls } from "./select-first-urls.ts";
import { startPreloads } from "./start-preloads.ts";
import { hasRequiredFeatures, showTooOldPage } from "./too-old.ts";
import { tooOldPage } from "./too-old-page.ts";

const FONTS = "./node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const fonts = {
  latin: `${FONTS}-latin-wght-normal.woff2`,
  latinExt: `${FONTS}-latin-ext-wght-normal.woff2`,
};

const RENDER_TIMEOUT_MS = 20_000;
/** A dev server transforms hundreds of modules before React renders. */
const DEV_RENDER_TIMEOUT_MS = 120_000;

const PLACEHOLDER = "<!--frame-->";

let staticFrame: ReturnType<typeof importStaticFrame> | undefined;
let firstMapBundle: ReturnType<typeof bundleFirstMap> | undefined;

const readSource = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** Adds everything for the first paint to the document: the theme, the frame and the inline scripts. */
export const documentPlugin = (): Plugin => ({
  name: "topout-document",
  transformIndexHtml: {
    // Run before Vite, which then adds hashes to the font URLs and minifies the rest.
    order: "pre",
    handler: async (html, { server }) => {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html lacks ${PLACEHOLDER}`);
      staticFrame ??= importStaticFrame();
      const frame = await staticFrame;
      firstMapBundle ??= bundleFirstMap(frame.mapUrls);
      return {
        html: html.replace(PLACEHOLDER, frame.renderFrame()),
        tags: [
          ...createHeadTags(frame),
          createCrashPage(),
          createEarlyScript(server ? DEV_RENDER_TIMEOUT_MS : RENDER_TIMEOUT_MS),
          ...createFirstRequestTags(frame, await firstMapBundle),
        ],
      };
    },
  },
  // In development, render the frame again after each edit.
  hotUpdate: () => {
    staticFrame = firstMapBundle = undefined;
  },
});

/** The source of a promise that resolves after the first requests (`createFirstRequestTags`). */
export const waitForFirstRequests = `new Promise((resolve) => {
  (${afterFirstPaint.toString()})(() => setTimeout(resolve));
})`;

/** Imports the React components of the frame into Node. */
async function importStaticFrame() {
  const { module } = await runnerImport<typeof StaticFrame>(
    resolve(import.meta.dirname, "static-frame.tsx"),
    { resolve: { noExternal: [/^@topout\//] }, logLevel: "error" },
  );
  return module;
}

const createCrashPage = (): HtmlTagDescriptor => ({
  tag: "template",
  attrs: { id: "crash-page" },
  children: readSource("../fallbacks/crash.html"),
  injectTo: "body",
});

const createThemeColorMeta = (mode: keyof typeof themeColor): HtmlTagDescriptor => ({
  tag: "meta",
  attrs: {
    name: "theme-color",
    media: `(prefers-color-scheme: ${mode})`,
    content: themeColor[mode],
  },
});

const createCss = (firstMapCss: string) =>
  [
    createThemeCss(),
    readSource("../frame/frame.css"),
    firstMapCss,
    readSource("../fallbacks/crash.css"),
  ].join("\n");

/** What the first paint needs. */
const createHeadTags = ({
  framePatterns,
  firstMapCss,
}: Pick<typeof StaticFrame, "framePatterns" | "firstMapCss">) =>
  [
    // A separate script, because an old browser cannot parse the next one. Not minified, because it must stay ES5.
    {
      tag: "script",
      children: `${callInline(hasRequiredFeatures, REQUIRED_FEATURES)} || ${callInline(showTooOldPage, tooOldPage)}`,
    },
    // The server writes the origin of the API into this element, if it differs from the page's origin.
    { tag: "meta", attrs: { name: "api-origin", content: "" } },
    // The server writes the id of the first gym into this element.
    { tag: "meta", attrs: { name: "first-gym", content: "" } },
    // The build writes the URL of the list of the shell's files into this element. The service worker reads it.
    { tag: "meta", attrs: { name: "shell-files", content: "" } },
    createThemeColorMeta("light"),
    createThemeColorMeta("dark"),
    {
      tag: "script",
      children: minifyInline(
        [
          callInline(applyFrame, framePatterns),
          callInline(applyTheme, themeColor),
          callInline(reserveBanner),
        ].join(";\n"),
      ),
    },
    { tag: "style", children: createCss(firstMapCss) },
    {
      tag: "style",
      attrs: { id: FONTS_ID, media: "not all" },
      children: createFontFaceCss(fonts),
    },
  ].map((tag): HtmlTagDescriptor => ({ ...tag, injectTo: "head" }));

/** What must run before the modules, but not before the first paint. */
const createEarlyScript = (renderTimeoutMs: number): HtmlTagDescriptor => ({
  tag: "script",
  children: minifyInline(
    [
      callInline(recordEarlyClick),
      callInline(watchForCrash, renderTimeoutMs),
      callInline(resetAfterCrash),
      callInline(readApiOrigin),
    ].join(";\n"),
  ),
  injectTo: "body",
});

/**
 * The scripts, the data and the map of the first screen, and the font. They start after the first paint. The parser does
 * not wait for a module script.
 */
const createFirstRequestTags = (
  { remoteScreens, firstDataUrls }: Pick<typeof StaticFrame, "remoteScreens" | "firstDataUrls">,
  firstMapScript: string,
) =>
  [
    // The server writes the registry into this element. The next script reads it.
    { tag: "script", attrs: { type: "application/json", id: "registry" } },
    {
      tag: "script",
      // Vite would bundle the module without `vite-ignore`.
      attrs: { type: "module", "vite-ignore": true },
      children: minifyInline(
        `(${afterFirstPaint.toString()})(() => {${[
          // A browser opens only six connections to a server without HTTP/2. So the largest script starts first, because
          // it takes longest, and then the data, which the map waits for.
          callInline(startPreloads, 1),
          // If React has rendered, the screen sends its own requests.
          `${callInline(isFrameStatic)} && ${callInline(requestFirstData, firstDataUrls, selectFirstUrls, requestGym)}`,
          callInline(startPreloads),
          callInline(preloadFirstScreen, remoteScreens),
          callInline(loadFonts, FONTS_ID),
          firstMapScript,
        ]
          .map(inTask)
          .join(";\n")}})`,
      ),
    },
  ].map((tag): HtmlTagDescriptor => ({ ...tag, injectTo: "body" }));
