import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

const VIEW_PX = 48;
/** What a renderer takes one unit of an SVG for, in dots per inch. */
const UNIT_DPI = 72;

const logo = readFileSync(join(import.meta.dirname, "icon.svg"), "utf8");

/** iOS cuts its own corners. */
const withoutCorners = logo.replace(' rx="14"', "");

/** Whatever a system cuts, it leaves the inner circle of 80 %: the logo's ground goes on around it. */
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
  /** Named by its content, in the build's folder. */
  readonly file: string;
  readonly size: number;
  readonly png: Buffer;
}

/** The icons of an installed app, drawn from the logo. */
export async function renderAppIcons(): Promise<Readonly<Record<AppIconName, AppIcon>>> {
  const drawn = Object.entries(DRAWINGS).map(async ([name, { svg, size }]) => {
    const density = (UNIT_DPI * size) / VIEW_PX;
    const png = await sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
    const hash = createHash("sha256").update(png).digest("hex").slice(0, 8);
    return [name, { file: `assets/icon-${name}-${hash}.png`, size, png }] as const;
  });
  // The entries are those of the drawings.
  return Object.fromEntries(await Promise.all(drawn)) as Record<AppIconName, AppIcon>;
}
