import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

const VIEW_PX = 48;
/** The resolution at which one unit of an SVG is one pixel. */
const UNIT_DPI = 72;

const logo = readFileSync(join(import.meta.dirname, "icon.svg"), "utf8");

/** Without rounded corners, because iOS rounds them. */
const withoutCorners = logo.replace(' rx="14"', "");

/** A maskable icon. Systems can crop it to the inner 80 % circle, so the background extends beyond the logo. */
const withMargin = logo
  .replace('viewBox="0 0 48 48"', 'viewBox="-4 -4 56 56"')
  .replace('<rect width="48" height="48" rx="14"', '<rect x="-4" y="-4" width="56" height="56"');

const DRAWINGS = {
  any192: { svg: logo, size: 192 },
  any512: { svg: logo, size: 512 },
  maskable192: { svg: withMargin, size: 192 },
  maskable512: { svg: withMargin, size: 512 },
  appleTouch: { svg: withoutCorners, size: 180 },
} as const;

export type AppIconName = keyof typeof DRAWINGS;

export interface AppIcon {
  /** The path in the build. Contains a hash of the content. */
  readonly file: string;
  readonly size: number;
  readonly png: Buffer;
}

/** Renders the icons of the installed app from the logo. */
export async function renderAppIcons(): Promise<Readonly<Record<AppIconName, AppIcon>>> {
  const rendered = Object.entries(DRAWINGS).map(async ([name, { svg, size }]) => {
    const density = (UNIT_DPI * size) / VIEW_PX;
    const png = await sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
    const hash = createHash("sha256").update(png).digest("hex").slice(0, 8);
    return [name, { file: `assets/icon-${name}-${hash}.png`, size, png }] as const;
  });
  // Object.fromEntries types the keys as plain strings.
  return Object.fromEntries(await Promise.all(rendered)) as Record<AppIconName, AppIcon>;
}
