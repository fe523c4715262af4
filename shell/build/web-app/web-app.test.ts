import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { renderAppIcons } from "./app-icons.ts";
import { createWebManifest } from "./web-manifest.ts";

const BACKGROUND = [27, 26, 23, 255];
const TRANSPARENT = [0, 0, 0, 0];

const icons = await renderAppIcons();
const manifest = createWebManifest(icons);

/** A pixel's red, green, blue and opacity. */
const readPixel = async (png: Buffer, [x, y]: readonly [number, number]) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const offset = (y * info.width + x) * info.channels;
  return [...data.subarray(offset, offset + info.channels)];
};

describe("createWebManifest", () => {
  test("has plain and maskable icons in the sizes that an installation requires", () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
  });

  test("has shortcuts to the map and the feed", () => {
    const shortcuts = manifest.shortcuts.map(({ name, url }) => `${name} ${url}`);

    expect(shortcuts).toEqual(expect.arrayContaining(["Map /", "Feed /feed"]));
  });

  test("is a share target for the videos that users can upload", () => {
    expect(manifest.share_target).toEqual({
      action: "/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "video", accept: ["video/mp4", "video/quicktime"] }] },
    });
  });

  test("keeps every URL inside its scope", () => {
    const { id, start_url, share_target } = manifest;
    const urls = [id, start_url, share_target.action, ...manifest.shortcuts.map(({ url }) => url)];

    expect(urls.every((url) => url.startsWith(manifest.scope))).toBe(true);
  });
});

describe("renderAppIcons", () => {
  test.each(Object.entries(icons))("renders %s as a PNG of its size", async (_name, icon) => {
    const { format, width, height } = await sharp(icon.png).metadata();

    expect([format, width, height]).toEqual(["png", icon.size, icon.size]);
  });

  test.each([
    ["any512", TRANSPARENT],
    ["maskable512", BACKGROUND],
    ["appleTouch", BACKGROUND],
  ] as const)("renders %s with the corners that its system expects", async (name, color) => {
    expect(await readPixel(icons[name].png, [0, 0])).toEqual(color);
  });

  test("renders only the background outside the inner circle of a maskable icon", async () => {
    const { png, size } = icons.maskable192;
    const points = Array.from({ length: 72 }, (_, step) => {
      const angle = (step * Math.PI) / 36;
      const radius = size * 0.4 + 2;
      return [
        Math.round(size / 2 + radius * Math.cos(angle)),
        Math.round(size / 2 + radius * Math.sin(angle)),
      ] as const;
    });

    const colors = await Promise.all(points.map((point) => readPixel(png, point)));

    expect(colors.every((color) => color.join() === BACKGROUND.join())).toBe(true);
  });
});
