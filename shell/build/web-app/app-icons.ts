import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

/** The width and height of the logo's view box. */
const VIEW_BOX_SIZE = 48;
/** The resolution at which one unit of an SVG is one pixel. */
const UNIT_DPI = 72;

export const logo = readFileSync(join(import.meta.dirname, "icon.svg"), "utf8");

/** Without rounded corners, because iOS rounds them. */
const squareLogo = logo.replace(' rx="14"', "");

/** A maskable icon. Systems can crop it to the inner 80 % circle, so the background extends beyond the logo. */
const maskableLogo = logo
  .replace('viewBox="0 0 48 48"', 'viewBox="-4 -4 56 56"')
  .replace('<rect width="48" height="48" rx="14"', '<rect x="-4" y="-4" width="56" height="56"');

const ICON_SOURCES = {
  any192: { svg: logo, size: 192 },
  any512: { svg: logo, size: 512 },
  maskable192: { svg: maskableLogo, size: 192 },
  maskable512: { svg: maskableLogo, size: 512 },
  appleTouch: { svg: squareLogo, size: 180 },
} as const;

export type AppIconName = keyof typeof ICON_SOURCES;

export interface AppIcon {
  /** The path in the build. Contains a hash of the content. */
  readonly file: string;
  readonly size: number;
  readonly png: Buffer;
}

/** Renders the icons of the installed app from the logo. */
export async function renderAppIcons(): Promise<Readonly<Record<AppIconName, AppIcon>>> {
  const entries = Object.entries(ICON_SOURCES).map(async ([name, { svg, size }]) => {
    const density = (UNIT_DPI * size) / VIEW_BOX_SIZE;
    const png = await sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
    const hash = createHash("sha256").update(png).digest("hex").slice(0, 8);
    return [name, { file: `assets/icon-${name}-${hash}.png`, size, png }] as const;
  });
  // Object.fromEntries types the keys as plain strings.
  return Object.fromEntries(await Promise.all(entries)) as Record<AppIconName, AppIcon>;
}
