import { readFileSync } from "node:fs";

import { fontFaceCss, themeColor, themeCss } from "@topout/shared/theme";
import type { HtmlTagDescriptor, Plugin } from "vite";

import { watchForCrash } from "../fallbacks/crash.ts";
import { frameBeforePaint, themeBeforePaint } from "./before-paint.ts";

const FONTS = "./node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const fonts = {
  latin: `${FONTS}-latin-wght-normal.woff2`,
  latinExt: `${FONTS}-latin-ext-wght-normal.woff2`,
};

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** What may have to be drawn before, or without, any script. */
const ownCss = () => read("../frame/frame.css") + read("../fallbacks/crash.css");

const themeColorFor = (mode: keyof typeof themeColor): HtmlTagDescriptor => ({
  tag: "meta",
  attrs: {
    name: "theme-color",
    media: `(prefers-color-scheme: ${mode})`,
    content: themeColor[mode],
  },
});

/** Puts into the document what the first paint needs: theme, frame, font and the choice between light and dark. */
export const documentPlugin = (): Plugin => ({
  name: "topout-document",
  transformIndexHtml: {
    // Before Vite's own pass, which then finds the fonts, gives them hashed names and shrinks the rest.
    order: "pre",
    handler: () => [...tags().map((tag) => ({ ...tag, injectTo: "head" as const })), crashPage()],
  },
});

/** A function's own text, run at once with what it is given. */
const call = <Given extends readonly unknown[]>(run: (...given: Given) => void, ...given: Given) =>
  `(${run.toString()})(${given.map((value) => JSON.stringify(value)).join()});`;

const crashPage = (): HtmlTagDescriptor => ({
  tag: "template",
  attrs: { id: "crash-page" },
  children: read("../fallbacks/crash.html"),
  injectTo: "body",
});

const tags = (): HtmlTagDescriptor[] => [
  themeColorFor("light"),
  themeColorFor("dark"),
  {
    tag: "script",
    children: [
      call(frameBeforePaint),
      call(themeBeforePaint, themeColor),
      call(watchForCrash),
    ].join("\n"),
  },
  {
    tag: "link",
    attrs: {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href: fonts.latin,
      crossorigin: "anonymous",
    },
  },
  { tag: "style", children: [fontFaceCss(fonts), themeCss(), ownCss()].join("\n") },
];
