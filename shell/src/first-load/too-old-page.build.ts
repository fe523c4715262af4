import { REQUIRED_FEATURES, SUPPORTED_BROWSERS } from "@topout/shared/federation";
import { palette } from "@topout/shared/theme";

interface TooOldPage {
  readonly title: string;
  /** The first entry whose pattern matches the user agent applies. The user agent of a touch device ends with " touch". */
  readonly advice: readonly { readonly device: string; readonly text: string }[];
  readonly alternative: string;
  readonly lightColors: string;
  readonly darkColors: string;
  readonly styles: Readonly<Record<"body" | "main" | "h1" | "p", string>>;
}

const { chrome, edge, firefox, ios, safari } = SUPPORTED_BROWSERS;
const getMajor = (version: string) => version.split(".")[0];

const SYSTEM_UPDATE_HINT = "To update, open Settings, then General, then Software Update.";
const otherBrowsers = `Chrome ${getMajor(chrome)}, Edge ${getMajor(edge)} or Firefox ${getMajor(firefox)}`;

const createColorStyles = (mode: keyof typeof palette) =>
  `;background:${palette[mode].bg};color:${palette[mode].text}`;

export const requiredFeatures = REQUIRED_FEATURES;

/** The page for browsers without a required feature. They may lack custom properties and flexbox, so it uses neither. */
export const tooOldPage: TooOldPage = {
  title: "This browser is too old for Topout",
  advice: [
    // Every browser on iOS has the engine of the system.
    {
      device: "iPad|Macintosh.* touch$",
      text: `Topout needs iPadOS ${ios} or newer. ${SYSTEM_UPDATE_HINT}`,
    },
    {
      device: "iPhone|iPod",
      text: `Topout needs iOS ${ios} or newer. ${SYSTEM_UPDATE_HINT}`,
    },
    {
      device: "Android",
      text: `Topout needs ${otherBrowsers}, or newer. You can update your browser in the Play Store.`,
    },
    {
      device: "Macintosh",
      text: `Topout needs Safari ${safari}, ${otherBrowsers}, or newer. To update Safari, update macOS.`,
    },
    {
      device: "",
      text: `Topout needs ${otherBrowsers}, or newer. Please update your browser, or install one of these.`,
    },
  ],
  alternative: "If you can't update, you can open Topout on another device.",
  lightColors: createColorStyles("light"),
  darkColors: createColorStyles("dark"),
  styles: {
    body: "margin:0;padding:20vh 24px 24px;font:100%/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
    main: "display:block;max-width:26em;margin:0 auto;text-align:center",
    h1: "margin:0 0 .5em;font-size:1.9em;line-height:1.15",
    p: "margin:0 0 .75em",
  },
};
